import type {
  EventBus,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
import { chunkBytes, type openRangeTransport } from './file-ranges'
import './library.css'

/** The path of the library's worker, character maps, fonts and decoders. */
const folder = '/static/pdf/library'

export type ViewerParts = { bus: EventBus; links: PDFLinkService; find: PDFFindController; viewer: PDFViewer }

/**
 * Loads the library in the browser when a document is opened. Uses the legacy builds, since hospitals keep
 * browsers for years. The viewer module expects the core module in the global scope, hence the order.
 */
export async function openLibrary() {
  const pdf = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const components = await import('pdfjs-dist/legacy/web/pdf_viewer.mjs')
  const assets = new URL(`${folder}/${pdf.version}/`, location.href).href
  pdf.GlobalWorkerOptions.workerSrc = `${assets}build/pdf.worker.min.mjs`
  return { pdf, components, assets }
}

export type Library = Awaited<ReturnType<typeof openLibrary>>

type Source = Awaited<ReturnType<typeof openRangeTransport>>

/** Opens a document; additional assets come from our origin. */
export function openDocument({ pdf, assets }: Library, source: Source) {
  return pdf.getDocument({
    ...source,
    rangeChunkSize: chunkBytes,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    iccUrl: `${assets}iccs/`,
  })
}
