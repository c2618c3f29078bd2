import type { SiteId } from '@/i18n/locales'
import { uploadPath } from '@/lib/requests/attachments'

/** `message` is the server's own, in the words of the site; without one nothing usable came back. */
export type FileResult = { reference: string } | { message?: string }

type Given = { file: File; site: SiteId; onPercent: (percent: number) => void; signal: AbortSignal }

/** Sends an attachment, and tells how far it is: fetch could not (S2 7). */
export function sendFile({ file, site, onPercent, signal }: Given): Promise<FileResult> {
  const body = new FormData()
  body.append('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${uploadPath}?siteId=${site}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onPercent(total ? (loaded / total) * 100 : 0)
    // Both for an answer and for none.
    request.onloadend = () => resolve(resultOf(request.response))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function resultOf(envelope: { code?: number; result?: unknown; message?: unknown } | null): FileResult {
  const { code, result, message } = envelope ?? {}
  if (code === 200 && typeof result === 'string') return { reference: result }
  return { message: typeof message === 'string' ? message : undefined }
}
