import type {
  EventBus,
  PDFFindController,
  PDFLinkService,
  PDFViewer,
} from 'pdfjs-dist/legacy/web/pdf_viewer.mjs'
import { partLength, type openParts } from './file-parts'
import './library.css'

/** Where our server answers with the library's worker, character maps, fonts and decoders. */
const folder = '/static/pdf/library'

export type ViewerParts = { bus: EventBus; links: PDFLinkService; find: PDFFindController; viewer: PDFViewer }

/**
 * Loads the library; only ever in a browser, when a document is opened. The builds for older browsers, since
 * hospitals keep theirs for years. The viewer's part finds the other one in the global scope, hence the order.
 */
export async function openLibrary() {
  const pdf = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const components = await import('pdfjs-dist/legacy/web/pdf_viewer.mjs')
  const assets = new URL(`${folder}/${pdf.version}/`, location.href).href
  pdf.GlobalWorkerOptions.workerSrc = `${assets}build/pdf.worker.min.mjs`
  return { pdf, components, assets }
}

export type Library = Awaited<ReturnType<typeof openLibrary>>

type Source = Awaited<ReturnType<typeof openParts>>

/** Opens a document; what it needs beside its own bytes comes from our origin. */
export function openDocument({ pdf, assets }: Library, source: Source) {
  return pdf.getDocument({
    ...source,
    rangeChunkSize: partLength,
    disableAutoFetch: true,
    disableStream: true,
    cMapUrl: `${assets}cmaps/`,
    standardFontDataUrl: `${assets}standard_fonts/`,
    wasmUrl: `${assets}wasm/`,
    iccUrl: `${assets}iccs/`,
  })
}
