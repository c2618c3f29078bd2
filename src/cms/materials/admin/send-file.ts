import type { Translate } from '../../texts'
import type { CommonValues, UploadRow } from './upload-row'
import { toPayload } from './upload-row'

export type UploadedMaterial = { id: string; createdAt: string }

type SendOptions = {
  row: UploadRow
  common: CommonValues
  site: string
  onProgress: (share: number) => void
  t: Translate
}

/** Sends one file with its material; an XMLHttpRequest, because fetch does not report upload progress. Throws an error with the server's message. */
export function sendFile({ row, common, site, onProgress, t }: SendOptions): Promise<UploadedMaterial> {
  const form = new FormData()
  form.set('file', row.file)
  form.set('_payload', JSON.stringify(toPayload(row, common)))
  const request = new XMLHttpRequest()
  request.open('POST', `/api/files/material?${new URLSearchParams({ locale: site })}`)
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => {
      if (request.status === 201) return resolve(request.response as UploadedMaterial)
      reject(new Error(messageOf(request.status, request.response, t)))
    })
    request.addEventListener('error', () => reject(new Error(t('upload:connectionLost'))))
    request.send(form)
  })
}

type Refused = {
  message?: string
  errors?: { message?: string; data?: { errors?: { message?: string }[] } }[]
}

function messageOf(status: number, body: Refused | null, t: Translate): string {
  const [error] = body?.errors ?? []
  if (status === 413) return t('upload:tooLarge')
  const message = error?.data?.errors?.[0]?.message ?? error?.message ?? body?.message
  return message ?? t('upload:answered', { status })
}
