import { useRef, useState } from 'react'
import type { Progress, Report } from '../import-table'

type Line = Progress | { report: Report } | { failure: string }

export type ImportState =
  | { kind: 'idle' }
  | { kind: 'running'; dryRun: boolean; progress: Progress | null }
  | { kind: 'done'; report: Report }
  | { kind: 'failed'; message: string }

const failedMessage =
  'The connection was lost before the end. Nothing was saved unless the import was finished: check the list.'

/** Sends a table and reads the streamed response. */
export function useTableImport() {
  const [state, setState] = useState<ImportState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)

  async function send(file: File, dryRun: boolean) {
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'running', dryRun, progress: null })
    try {
      const response = await fetch(`/api/products/import?dryRun=${dryRun ? 1 : 0}`, {
        method: 'POST',
        body: file,
        headers: { 'content-type': 'text/csv' },
        credentials: 'include',
        signal: controller.signal,
      })
      if (!response.ok || !response.body)
        return setState({ kind: 'failed', message: await messageOf(response) })
      let last: ImportState = { kind: 'failed', message: failedMessage }
      for await (const line of linesOf(response.body)) {
        if ('phase' in line) setState({ kind: 'running', dryRun, progress: line })
        else if ('report' in line) last = { kind: 'done', report: line.report }
        else last = { kind: 'failed', message: line.failure }
      }
      setState(last)
    } catch {
      setState({
        kind: 'failed',
        message: controller.signal.aborted ? 'Stopped. Nothing was saved.' : failedMessage,
      })
    }
  }

  return {
    state,
    send,
    stop: () => running.current?.abort(),
    reset: () => setState({ kind: 'idle' }),
  }
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const reader = body
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const lines = (rest + value).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as Line
  }
}

async function messageOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => null)) as {
    message?: string
    errors?: { message?: string }[]
  } | null
  if (response.status === 413) return 'The file is too large: split it into several tables.'
  return (
    body?.errors?.[0]?.message ?? body?.message ?? `The server answered ${response.status}. Please try again.`
  )
}
