import { useRef } from 'react'
import { newAttempt } from '@/lib/requests/attempt'
import { closeToast, showToast } from '@/ui/toast-store'
import { readStamp } from './send-request'

/** What the form has to say above the page: the last message only. */
export function useAnnounced() {
  const toast = useRef<number>(null)
  const end = () => {
    if (toast.current !== null) closeToast(toast.current)
  }
  const say = (text: string) => {
    end()
    toast.current = showToast({ tone: 'error', text })
  }
  return { say, end }
}

/** When the form was begun: asked for once, at its first touch or when it is sent. */
export function useStamp() {
  const stamp = useRef<Promise<string>>(null)
  return {
    get: () => (stamp.current ??= readStamp()),
    forget: () => void (stamp.current = null),
  }
}

/** One key for as long as the same is sent again: a retry whose answer was lost makes no second request. */
export function useAttempt() {
  const last = useRef<{ content: string; id: string }>(null)
  return {
    // The names of the products may come between one try and the next; their ids tell them.
    of: ({ captcha: _captcha, productName: _productName, ...values }: Record<string, unknown>) => {
      const content = JSON.stringify(values)
      if (last.current?.content !== content) last.current = { content, id: newAttempt() }
      return last.current.id
    },
    forget: () => void (last.current = null),
  }
}
