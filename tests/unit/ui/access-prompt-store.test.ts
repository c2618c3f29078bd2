import { beforeEach, expect, test, vi } from 'vitest'
import {
  closeAccessPrompt,
  currentAccessPrompt,
  subscribeToAccessPrompt,
  withAccess,
} from '@/ui/access-prompt/access-prompt-store'
import { waitFor } from '../../support/waiting'

const file = '/file/documents/manual.pdf'
const company = { username: 'nordic-lab', company: 'Nordic Lab Supply AB' }

function respondWith(body: object | null) {
  const fetched = vi.fn(() =>
    body ? Promise.resolve(Response.json(body)) : Promise.reject(new TypeError('no network')),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

beforeEach(() => {
  closeAccessPrompt()
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('document', { activeElement: null })
})

test('a distributor with access to the file continues at once (S2 4)', async () => {
  const fetched = respondWith({ distributor: company, may: true })
  const run = vi.fn()
  withAccess({ file, run })
  await waitFor(() => expect(run).toHaveBeenCalledOnce())
  expect(fetched).toHaveBeenCalledWith(`/distributor/session?file=${encodeURIComponent(file)}`, {
    cache: 'no-store',
  })
  expect(currentAccessPrompt()).toBeNull()
})

test.each([
  ['nobody who is signed in', { distributor: null, may: false }, 'signed-out'],
  ['a distributor of another group', { distributor: company, may: false }, 'denied'],
  ['no connection', null, 'offline'],
])('%s does not get the file, and the clicked element is stored (S2 2.20)', async (_who, body, kind) => {
  respondWith(body)
  const run = vi.fn()
  withAccess({ file, run })
  await waitFor(() => expect(currentAccessPrompt()?.kind).toBe(kind))
  expect(currentAccessPrompt()?.action.file).toBe(file)
  expect(run).not.toHaveBeenCalled()
})

test('the prompt names the kind of material (issue 14)', async () => {
  respondWith({ distributor: null, may: false, material: 'manual' })
  withAccess({ file, run: vi.fn() })
  await waitFor(() => expect(currentAccessPrompt()).toMatchObject({ kind: 'signed-out', material: 'manual' }))
})

test('a double click downloads the file once', async () => {
  respondWith({ distributor: company, may: true })
  const run = vi.fn()
  withAccess({ file, run })
  withAccess({ file, run })
  await waitFor(() => expect(run).toHaveBeenCalled())
  expect(run).toHaveBeenCalledOnce()
})

test('listeners are notified when the prompt opens and closes, until they unsubscribe', async () => {
  respondWith({ distributor: null, may: false })
  const listener = vi.fn()
  const leave = subscribeToAccessPrompt(listener)
  withAccess({ file, run: vi.fn() })
  await waitFor(() => expect(listener).toHaveBeenCalledOnce())
  closeAccessPrompt()
  leave()
  expect(listener).toHaveBeenCalledTimes(2)
})
