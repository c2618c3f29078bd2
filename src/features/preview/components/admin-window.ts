import type { FormAnswer, PreviewRequest } from '@/lib/preview-messages'

export type Message = { type: string } & Record<string, unknown>

/** The window of the form: the preview is in a frame of it, or in a window that it opened. Null without a form. */
export function adminWindow(): Window | null {
  const opener = window.opener as Window | null
  if (opener) return opener
  return window.parent === window ? null : window.parent
}

/** Whether a link of another preview led here, rather than the form. */
export function wasFollowed(): boolean {
  return URL.parse(document.referrer)?.pathname.startsWith('/preview/') ?? false
}

/** Asks something of the form. */
export function ask(request: PreviewRequest): void {
  post(request)
}

/** Listens to the answers of the form. @returns a function that ends it */
export function hear(handle: (answer: FormAnswer) => void): () => void {
  return receive((message) => {
    if (message.type.startsWith('isotherm-')) handle(message as unknown as FormAnswer)
  })
}

export function post(message: Message): void {
  adminWindow()?.postMessage(message, window.location.origin)
}

/** Listens to the admin only. @returns a function that ends it */
export function receive(handle: (message: Message) => void): () => void {
  const listen = ({ origin, source, data }: MessageEvent<Message | null>) => {
    const admin = adminWindow()
    if (!admin || source !== admin || origin !== window.location.origin) return
    if (typeof data?.type === 'string') handle(data)
  }
  window.addEventListener('message', listen)
  return () => window.removeEventListener('message', listen)
}
