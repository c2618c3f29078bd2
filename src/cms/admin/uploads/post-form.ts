import type { Translate } from '../../texts'

type PostOptions = {
  address: string
  form: FormData
  onProgress: (share: number) => void
  t: Translate
}

/**
 * Posts a form with a file; an XMLHttpRequest, because fetch does not report upload progress. Throws an error with the
 * server's message.
 */
export function postForm<Stored>({ address, form, onProgress, t }: PostOptions): Promise<Stored> {
  const request = new XMLHttpRequest()
  request.open('POST', address)
  request.responseType = 'json'
  request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total ? loaded / total : 0))
  return new Promise((resolve, reject) => {
    request.addEventListener('load', () => {
      if (request.status === 201) return resolve(request.response as Stored)
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
