import { afterEach, expect, test, vi } from 'vitest'

import { closeToast, currentToasts, showToast, subscribeToToasts } from '@/ui/toast-store'

afterEach(() => currentToasts().forEach(({ id }) => closeToast(id)))

test('the same message twice stands there once', () => {
  showToast({ tone: 'error', text: 'Not sent' })
  showToast({ tone: 'error', text: 'Not sent' })
  expect(currentToasts().map(({ text }) => text)).toEqual(['Not sent'])
})

test('listeners hear of messages that come and go, until they leave', () => {
  const listener = vi.fn()
  const leave = subscribeToToasts(listener)
  closeToast(showToast({ tone: 'done', text: 'Sent' }))
  leave()
  showToast({ tone: 'done', text: 'Sent again' })
  expect(listener).toHaveBeenCalledTimes(2)
})
