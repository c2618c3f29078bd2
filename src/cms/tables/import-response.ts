import type { PayloadRequest } from 'payload'
import { refuse } from '@/lib/app-error'
import { maxTableBytes } from '@/lib/table-limits'
import { adminText } from '../texts'
import type { Import, Progress, Report } from './import-table'

/** A line of the response to an import. */
export type ImportLine = Progress | { report: Report } | { failure: string }

/** One table is held in memory at a time. */
let busy = false

type Run = (table: Import) => Promise<Report>

/** The body is the file; the response streams the progress (ImportLine as NDJSON). */
export async function importResponse(req: PayloadRequest, run: Run): Promise<Response> {
  if (busy) refuse('conflict', adminText(req)('table:beingRead'))
  busy = true
  try {
    const bytes = new Uint8Array((await req.arrayBuffer?.()) ?? [])
    if (bytes.length > maxTableBytes) refuse('tooLarge', adminText(req)('table:fileTooLarge'))
    return new Response(progressOf(req, bytes, run), {
      headers: {
        'content-type': 'application/x-ndjson; charset=utf-8',
        // Compression would buffer the lines.
        'cache-control': 'no-store, no-transform',
      },
    })
  } catch (error) {
    busy = false
    throw error
  }
}

function progressOf(
  req: PayloadRequest,
  bytes: Uint8Array,
  run: Run,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const disconnected = new AbortController()
  req.signal?.addEventListener('abort', () => disconnected.abort())
  const encoder = new TextEncoder()
  let isClosed = false
  return new ReadableStream({
    async start(controller) {
      const send = (line: ImportLine) => {
        if (!isClosed) controller.enqueue(encoder.encode(`${JSON.stringify(line)}\n`))
      }
      try {
        const dryRun = req.searchParams.get('dryRun') === '1'
        const report = await run({
          req,
          bytes,
          dryRun,
          onProgress: throttled(send),
          signal: disconnected.signal,
        })
        send({ report })
      } catch (error) {
        if (!disconnected.signal.aborted)
          req.payload.logger.error({ err: error }, 'a table could not be imported')
        send({ failure: adminText(req)('table:failed') })
      } finally {
        busy = false
        if (!isClosed) controller.close()
      }
    },
    cancel() {
      isClosed = true
      disconnected.abort()
    },
  })
}

/** Reports at most every 200 ms, and the end of each phase. */
function throttled(send: (progress: Progress) => void): (progress: Progress) => void {
  let last = 0
  return (progress) => {
    const now = performance.now()
    if (progress.done < progress.total && now - last < 200) return
    last = now
    send(progress)
  }
}
