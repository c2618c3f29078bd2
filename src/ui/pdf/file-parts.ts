import type * as Pdf from 'pdfjs-dist'

/** In bytes; most documents are one such part. */
export const partLength = 2 ** 18

type File = {
  url: string
  signal: AbortSignal
  /** A part that the reader needs cannot be had any more: the connection is lost, or the file was closed. */
  onFailure: (error: unknown) => void
}

/** The server has refused; `status` says how. */
export class FileError extends Error {
  constructor(readonly status: number) {
    super(`The file was answered with ${status}.`)
  }
}

/**
 * A file for the library, as a whole when it is one part, else by the parts that are looked at. The library's
 * own requests need a Content-Length, which streamed answers do not have, and say nothing when a part fails.
 */
export async function openParts(pdf: typeof Pdf, { url, signal, onFailure }: File) {
  const fetchPart = (begin: number, end: number) => fetchBytes({ url, signal, begin, end })
  const { bytes, total } = await fetchPart(0, partLength)
  if (bytes.length === total) return { data: bytes }

  class Parts extends pdf.PDFDataRangeTransport {
    override requestDataRange(begin: number, end: number): void {
      fetchPart(begin, end).then(
        (part) => this.onDataRange(begin, part.bytes),
        (error: unknown) => signal.aborted || onFailure(error),
      )
    }
  }
  return { range: new Parts(total, bytes) }
}

type Part = Pick<File, 'url' | 'signal'> & { begin: number; end: number }

async function fetchBytes({ url, signal, begin, end }: Part) {
  const answer = await fetch(url, { signal, headers: { range: `bytes=${begin}-${end - 1}` } })
  if (!answer.ok) throw new FileError(answer.status)
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const total = /\/(\d+)$/.exec(answer.headers.get('content-range') ?? '')?.[1]
  // Something on the way may have sent the whole file.
  if (answer.status !== 206 || !total) return { bytes: bytes.slice(begin), total: bytes.length }
  return { bytes, total: Number(total) }
}
