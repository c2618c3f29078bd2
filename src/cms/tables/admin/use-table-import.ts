import { useRef, useState } from 'react'
import { useAdminText } from '../../admin/use-admin-text'
import type { Translate } from '../../texts'
import type { Progress, Report } from '../import-table'

type Line = Progress | { report: Report } | { failure: string }

export type ImportState =
  | { kind: 'idle' }
  | { kind: 'running'; dryRun: boolean; progress: Progress | null }
  | { kind: 'done'; report: Report }
  | { kind: 'failed'; message: string }

/** Sends a table and reads the streamed response. */
/** `endpoint`: the address of the import, such as `/api/products/import`. */
export function useTableImport(endpoint: string) {
  const t = useAdminText()
  const [state, setState] = useState<ImportState>({ kind: 'idle' })
  const running = useRef<AbortController | null>(null)

  async function send(file: File, dryRun: boolean) {
    const controller = new AbortController()
    running.current = controller
    setState({ kind: 'running', dryRun, progress: null })
    try {
      const response = await fetch(`${endpoint}?dryRun=${dryRun ? 1 : 0}`, {
        method: 'POST',
        body: file,
        headers: { 'content-type': 'text/csv' },
        credentials: 'include',
        signal: controller.signal,
      })
      if (!response.ok || !response.body)
        return setState({ kind: 'failed', message: await messageOf(response, t) })
      let last: ImportState = { kind: 'failed', message: t('table:connectionLost') }
      for await (const line of linesOf(response.body)) {
        if ('phase' in line) setState({ kind: 'running', dryRun, progress: line })
        else if ('report' in line) last = { kind: 'done', report: line.report }
        else last = { kind: 'failed', message: line.failure }
      }
      setState(last)
    } catch {
      setState({
        kind: 'failed',
        message: t(controller.signal.aborted ? 'table:stopped' : 'table:connectionLost'),
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
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { value, done } = await reader.read()
    if (done) return
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    for (const line of lines) yield JSON.parse(line) as Line
  }
}

async function messageOf(response: Response, t: Translate): Promise<string> {
  const body = (await response.json().catch(() => null)) as {
    message?: string
    errors?: { message?: string }[]
  } | null
  if (response.status === 413) return t('table:fileTooLarge')
  const message = body?.errors?.[0]?.message ?? body?.message
  return message ?? t('table:answered', { status: response.status })
}
