import { afterEach, expect, test, vi } from 'vitest'
import { GET } from '@/app/messages/[site]/[set]/route'
import { loadMessages } from '@/i18n/loaded-messages'

const get = (site: string, set: string) =>
  GET(new Request(`https://site.example/messages/${site}/${set}`), { params: Promise.resolve({ site, set }) })

afterEach(() => vi.unstubAllGlobals())

test('a set of messages is sent in the language of the site', async () => {
  const response = await get('es_ES', 'sign-in')
  expect(response.headers.get('cache-control')).toBe('public, max-age=300')
  const messages = (await response.json()) as Record<string, Record<string, string>>
  expect(Object.keys(messages)).toEqual(['distributors.prompt', 'distributors.signIn', 'distributors.errors'])
  expect(messages['distributors.signIn']?.password).toBe('Contraseña')
})

test.each([
  ['de_DE', 'sign-in'],
  ['en_EN', 'constructor'],
])('there are no messages at %s/%s', async (site, set) => {
  expect((await get(site, set)).status).toBe(404)
})

test('a set is requested once, and again after a failure', async () => {
  const messages = { 'pdf.viewer': { close: 'Close' } }
  const request = vi
    .fn<typeof fetch>()
    .mockResolvedValueOnce(new Response('', { status: 503 }))
    .mockResolvedValue(Response.json(messages))
  vi.stubGlobal('fetch', request)
  await expect(loadMessages('en_EN', 'pdf-viewer')).rejects.toThrow('failed with status 503')
  expect(await loadMessages('en_EN', 'pdf-viewer')).toEqual(messages)
  expect(await loadMessages('en_EN', 'pdf-viewer')).toEqual(messages)
  expect(request).toHaveBeenCalledTimes(2)
  expect(request.mock.calls[1]?.[0]).toBe('/messages/en_EN/pdf-viewer')
})
