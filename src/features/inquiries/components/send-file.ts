import type { SiteId } from '@/i18n/locales'
import { uploadPath } from '@/lib/inquiries/attachments'

/** `message` is the server's, in the language of the site; absent without a usable response. */
export type FileResult = { reference: string } | { message?: string }

type UploadInput = { file: File; site: SiteId; onPercent: (percent: number) => void; signal: AbortSignal }

/** Uploads an attachment with XMLHttpRequest, since fetch reports no upload progress (S2 7). */
export function sendFile({ file, site, onPercent, signal }: UploadInput): Promise<FileResult> {
  const body = new FormData()
  body.append('file', file)
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    request.open('POST', `${uploadPath}?siteId=${site}`)
    request.responseType = 'json'
    request.upload.onprogress = ({ loaded, total }) => onPercent(total ? (loaded / total) * 100 : 0)
    // Fires with or without a response.
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
