import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchSaves } from '@/cms/admin/saving/watch-saves'

const address = '/api/news/1234567890123456789?locale=fr_FR'
const failed = new TypeError('Failed to fetch')
const send = vi.fn<typeof fetch>()

beforeEach(() => {
  send.mockReset()
  vi.stubGlobal('window', { fetch: send, location: { href: 'http://localhost/admin' } })
})

afterEach(() => vi.unstubAllGlobals())

test('a save without an answer fails with the words of the account, not with those of the browser', async () => {
  send.mockRejectedValue(failed)
  const end = watchSaves('Le serveur est injoignable.')
  const save = window.fetch(address, { method: 'PATCH' })
  await expect(save).rejects.toMatchObject({ message: 'Le serveur est injoignable.', cause: failed })
  await expect(window.fetch('/api/news')).rejects.toBe(failed)
  end()
  expect(window.fetch).toBe(send)
})

test('a save that a later one replaces is passed on as it is', async () => {
  send.mockRejectedValue(failed)
  watchSaves('Le serveur est injoignable.')
  const signal = AbortSignal.abort()
  await expect(window.fetch(address, { method: 'PATCH', signal })).rejects.toBe(failed)
})
