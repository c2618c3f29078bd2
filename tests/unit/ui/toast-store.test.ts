import { afterEach, expect, test, vi } from 'vitest'

import { closeToast, currentToasts, showToast, subscribeToToasts } from '@/ui/toast-store'

afterEach(() => currentToasts().forEach(({ id }) => closeToast(id)))

test('the same message is shown once', () => {
  showToast({ tone: 'error', text: 'Not sent' })
  showToast({ tone: 'error', text: 'Not sent' })
  expect(currentToasts().map(({ text }) => text)).toEqual(['Not sent'])
})

test('listeners are notified of new and closed messages, until they unsubscribe', () => {
  const listener = vi.fn()
  const leave = subscribeToToasts(listener)
  closeToast(showToast({ tone: 'done', text: 'Sent' }))
  leave()
  showToast({ tone: 'done', text: 'Sent again' })
  expect(listener).toHaveBeenCalledTimes(2)
})
