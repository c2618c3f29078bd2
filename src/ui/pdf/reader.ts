import type { PDFDocumentLoadingTask, PDFDocumentProxy } from 'pdfjs-dist'
import { toFailure } from './failure'
import { openRangeTransport } from './file-ranges'
import { drawThumbnail } from './draw-thumbnail'
import type { ViewerParts } from './library'
import { buildViewer, type ReaderOptions } from './build-viewer'
import { readOutline } from './outline'
import { printPages } from './print-pages'
import { initialState, type OutlineEntry, type ZoomMode } from './state'

const zoomStep = 1.2
const minScale = 0.1
const maxScale = 10

/** An open document in an element: connects the library to the viewer's controls. */
export class Reader {
  readonly #options: ReaderOptions
  readonly #end = new AbortController()
  #task: PDFDocumentLoadingTask | null = null
  #document: PDFDocumentProxy | null = null
  #parts: ViewerParts | null = null
  #query = ''

  constructor(options: ReaderOptions) {
    this.#options = options
    void this.#open()
  }

  goTo(page: number): void {
    if (!this.#parts || !this.#document) return
    this.#parts.viewer.currentPageNumber = Math.min(Math.max(1, page), this.#document.numPages)
  }

  /** Goes to what an entry of the outline names. */
  follow({ destination }: OutlineEntry): void {
    if (destination) void this.#parts?.links.goToDestination(destination)
  }

  async drawThumbnail(page: number, canvas: HTMLCanvasElement): Promise<void> {
    try {
      if (this.#document) await drawThumbnail(this.#document, { page, canvas })
    } catch (error) {
      if (!this.#end.signal.aborted) this.#options.onChange({ status: toFailure(error) })
    }
  }

  /** A mode of `zoomModes` or a factor. */
  setZoom(zoom: ZoomMode | number): void {
    if (this.#parts) this.#parts.viewer.currentScaleValue = String(zoom)
  }

  zoomBy(steps: 1 | -1): void {
    if (!this.#parts) return
    const setWantedPage = this.#parts.viewer.currentScale * zoomStep ** steps
    this.setZoom(Math.min(Math.max(minScale, Math.round(setWantedPage * 20) / 20), maxScale))
  }

  rotate(): void {
    if (this.#parts) this.#parts.viewer.pagesRotation += 90
  }

  /** Searches for new words from here, or for the next or previous match of the same. */
  find(query: string, direction: 'next' | 'previous' = 'next'): void {
    if (!this.#parts) return
    const again = query === this.#query
    this.#query = query
    if (query === '') return this.endSearch()
    this.#parts.bus.dispatch('find', {
      source: this,
      type: again ? 'again' : '',
      query,
      caseSensitive: false,
      entireWord: false,
      matchDiacritics: false,
      highlightAll: true,
      findPrevious: direction === 'previous',
    })
  }

  endSearch(): void {
    this.#query = ''
    this.#parts?.bus.dispatch('findbarclose', { source: this })
    this.#options.onChange({ search: initialState.search })
  }

  async print(): Promise<void> {
    if (!this.#document) return
    const { onChange } = this.#options
    try {
      await printPages({
        document: this.#document,
        rotation: this.#parts?.viewer.pagesRotation ?? 0,
        signal: this.#end.signal,
        onPage: (printing) => onChange({ printing }),
      })
    } catch (error) {
      if (!this.#end.signal.aborted) onChange({ status: toFailure(error) })
    } finally {
      if (!this.#end.signal.aborted) onChange({ printing: null })
    }
  }

  focus(): void {
    this.#options.container.focus({ preventScroll: true })
  }

  close(): void {
    this.#end.abort()
    this.#parts?.viewer.setDocument(null as unknown as PDFDocumentProxy)
    this.#parts?.links.setDocument(null)
    this.#parts?.viewer.cleanup()
    void this.#task?.destroy()
  }

  async #open(): Promise<void> {
    const { url, onChange } = this.#options
    const { signal } = this.#end
    const onFailure = (error: unknown) => {
      if (!signal.aborted) onChange({ status: toFailure(error) })
    }
    try {
      const { openLibrary, openDocument } = await import('./library')
      const library = await openLibrary()
      const source = await openRangeTransport(library.pdf, { url, signal, onFailure })
      signal.throwIfAborted()
      this.#task = openDocument(library, source)
      this.#document = await this.#task.promise
      signal.throwIfAborted()
      this.#parts = buildViewer({ library, document: this.#document, signal, ...this.#options })
      const outline = await readOutline(this.#document)
      if (!signal.aborted) onChange({ outline })
    } catch (error) {
      onFailure(error)
    }
  }
}
