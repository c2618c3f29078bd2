import type { PDFDocumentProxy } from 'pdfjs-dist'
import type { PDFViewer, PDFViewerOptions } from 'pdfjs-dist/types/web/pdf_viewer'
import type { Library, ViewerParts } from './library'
import { initialState, zoomModes, type ReaderState, type SearchState, type ZoomMode } from './state'

export type ReaderOptions = {
  container: HTMLDivElement
  url: string
  /** The label of a page for assistive technology. */
  pageLabel: (page: number) => string
  zoom: ZoomMode
  /** The initial page. */
  page: number
  onChange: (change: Partial<ReaderState>) => void
}

type ViewerInput = ReaderOptions & { library: Library; document: PDFDocumentProxy; signal: AbortSignal }

/** Creates the library's viewer with search and links, and reports its changes. */
export function buildViewer(building: ViewerInput): ViewerParts {
  const { library, document, container, signal } = building
  const { EventBus, LinkTarget, PDFFindController, PDFLinkService, PDFViewer } = library.components
  const bus = new EventBus()
  const links = new PDFLinkService({
    eventBus: bus,
    externalLinkTarget: LinkTarget.BLANK,
    externalLinkRel: 'noopener noreferrer',
  })
  const find = new PDFFindController({ eventBus: bus, linkService: links })
  const viewer = new PDFViewer(
    withSignal(signal, {
      container,
      eventBus: bus,
      linkService: links,
      findController: find,
      annotationMode: library.pdf.AnnotationMode.ENABLE,
      removePageBorders: true,
      l10n: emptyLocalization,
    }),
  )
  const parts = { bus, links, find, viewer }
  listen(parts, building)
  links.setViewer(viewer)
  viewer.setDocument(document)
  links.setDocument(document)
  keepFitting(viewer, building)
  return parts
}

type MatchEvent = { matchesCount: { current: number; total: number } }

function listen(
  { bus, viewer }: ViewerParts,
  { library, container, pageLabel, zoom, page, onChange, signal }: ViewerInput,
) {
  const on = <T>(name: string, act: (event: T) => void) => bus.on(name, act, { signal })
  const { FindState } = library.components
  const states: Record<number, SearchState['state']> = {
    [FindState.FOUND]: 'found',
    [FindState.WRAPPED]: 'found',
    [FindState.NOT_FOUND]: 'none',
    [FindState.PENDING]: 'searching',
  }
  let { search } = initialState
  const searched = (change: Partial<SearchState>) => onChange({ search: (search = { ...search, ...change }) })

  on('pagesinit', () => {
    viewer.currentScaleValue = zoom
    if (page > 1) viewer.currentPageNumber = Math.min(page, viewer.pagesCount)
    for (const sheet of container.querySelectorAll<HTMLElement>('.page'))
      sheet.setAttribute('aria-label', pageLabel(Number(sheet.dataset.pageNumber)))
    onChange({ status: 'ready', page: viewer.currentPageNumber, pages: viewer.pagesCount })
  })
  on<{ pageNumber: number }>('pagechanging', ({ pageNumber }) => onChange({ page: pageNumber }))
  on<{ scale: number; presetValue?: string }>('scalechanging', ({ scale, presetValue }) =>
    onChange({ scale, zoom: zoomModes.find((mode) => mode === presetValue) ?? null }),
  )
  on<MatchEvent>('updatefindmatchescount', ({ matchesCount }) => searched(matchesCount))
  on<MatchEvent & { state: number }>('updatefindcontrolstate', ({ state, matchesCount }) =>
    searched({ state: states[state] ?? 'idle', ...matchesCount }),
  )
}

/** Reapplies the zoom mode when the window is resized. */
function keepFitting(viewer: PDFViewer, { container, signal }: ViewerInput) {
  const observer = new ResizeObserver(() => {
    // The viewer is hidden when printing.
    if (container.clientWidth === 0) return
    const mode = viewer.currentScaleValue
    if (zoomModes.includes(mode as ZoomMode)) viewer.currentScaleValue = mode
    viewer.update()
  })
  observer.observe(container)
  signal.addEventListener('abort', () => observer.disconnect())
}

/** The library needs no texts: ours are in its elements. */
const emptyLocalization = {
  getLanguage: () => '',
  getDirection: () => 'ltr',
  get: async () => '',
  translate: async () => undefined,
  translateOnce: async () => undefined,
  destroy: async () => undefined,
  pause: () => undefined,
  resume: () => undefined,
} as unknown as NonNullable<PDFViewerOptions['l10n']>

/** The library's listeners accept an abort signal, which its types lack. */
function withSignal(abortSignal: AbortSignal, options: PDFViewerOptions): PDFViewerOptions {
  return Object.assign(options, { abortSignal })
}
