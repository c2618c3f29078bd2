import type * as Pdf from 'pdfjs-dist'

/** In bytes; most documents fit into one chunk. */
export const chunkBytes = 2 ** 18

type FileSource = {
  url: string
  signal: AbortSignal
  /** Called when a required range cannot be loaded: the connection is lost, or the file is no longer accessible. */
  onFailure: (error: unknown) => void
}

/** An error response; `status` is its HTTP status. */
export class FileError extends Error {
  constructor(readonly status: number) {
    super(`The file request failed with status ${status}.`)
  }
}

/**
 * A data source for the library: the complete file if it is one chunk, else ranges on demand. The library's
 * own requests need a Content-Length, which streamed responses lack, and do not report failed ranges.
 */
export async function openRangeTransport(pdf: typeof Pdf, { url, signal, onFailure }: FileSource) {
  const fetchRange = (begin: number, end: number) => fetchBytes({ url, signal, begin, end })
  const { bytes, total } = await fetchRange(0, chunkBytes)
  if (bytes.length === total) return { data: bytes }

  class Parts extends pdf.PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      fetchRange(begin, end).then(
        (part) => this.onDataRange(begin, part.bytes),
        (error: unknown) => signal.aborted || onFailure(error),
      )
    }
  }
  return { range: new Parts(total, bytes) }
}

type RangeInput = Pick<FileSource, 'url' | 'signal'> & { begin: number; end: number }

async function fetchBytes({ url, signal, begin, end }: RangeInput) {
  const response = await fetch(url, { signal, headers: { range: `bytes=${begin}-${end - 1}` } })
  if (!response.ok) throw new FileError(response.status)
  const bytes = new Uint8Array(await response.arrayBuffer())
  const total = /\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1]
  // A proxy may have sent the complete file.
  if (response.status !== 206 || !total) return { bytes: bytes.slice(begin), total: bytes.length }
  return { bytes, total: Number(total) }
}
