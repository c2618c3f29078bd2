import { useRef } from 'react'
import { v4 as uuid } from 'uuid'
import { closeToast, showToast } from '@/ui/toast-store'
import { readStamp } from './send-inquiry'

/** The error toast of a form: only the latest message. */
export function useErrorToast() {
  const toast = useRef<number>(null)
  const close = () => {
    if (toast.current !== null) closeToast(toast.current)
  }
  const show = (text: string) => {
    close()
    toast.current = showToast({ tone: 'error', text })
  }
  return { show, close }
}

/** The start stamp of the form, requested once, on the first focus or when the form is sent. */
export function useStamp() {
  const stamp = useRef<Promise<string>>(null)
  return {
    get: () => (stamp.current ??= readStamp()),
    forget: () => void (stamp.current = null),
  }
}

/** The same key as long as the content is the same: a retry after a lost response creates no second inquiry. */
export function useIdempotencyKey() {
  const last = useRef<{ content: string; id: string }>(null)
  return {
    // Product names may load between two attempts; the ids identify them.
    of: ({ captcha: _captcha, productName: _productName, ...values }: Record<string, unknown>) => {
      const content = JSON.stringify(values)
      if (last.current?.content !== content) last.current = { content, id: uuid() }
      return last.current.id
    },
    forget: () => void (last.current = null),
  }
}
