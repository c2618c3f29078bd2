import { beforeEach, expect, test, vi } from 'vitest'
import { closeGate, currentGate, subscribeToGate, withAccess } from '@/ui/gate/gate-store'
import { waitFor } from '../../support/waiting'

const file = '/file/documents/manual.pdf'
const company = { username: 'nordic-lab', company: 'Nordic Lab Supply AB' }

function answer(body: object | null) {
  const fetched = vi.fn(() =>
    body ? Promise.resolve(Response.json(body)) : Promise.reject(new TypeError('no network')),
  )
  vi.stubGlobal('fetch', fetched)
  return fetched
}

beforeEach(() => {
  closeGate()
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal('document', { activeElement: null })
})

test('a distributor who may have the file goes on at once (S2 4)', async () => {
  const fetched = answer({ distributor: company, may: true })
  const run = vi.fn()
  withAccess({ file, run })
  await waitFor(() => expect(run).toHaveBeenCalledOnce())
  expect(fetched).toHaveBeenCalledWith(`/distributor/session?file=${encodeURIComponent(file)}`, {
    cache: 'no-store',
  })
  expect(currentGate()).toBeNull()
})

test.each([
  ['nobody who is signed in', { distributor: null, may: false }, 'signed-out'],
  ['a distributor of another group', { distributor: company, may: false }, 'denied'],
  ['no connection', null, 'offline'],
])('%s does not get the file, and what was pressed is remembered (S2 2.20)', async (_who, body, kind) => {
  answer(body)
  const run = vi.fn()
  withAccess({ file, run })
  await waitFor(() => expect(currentGate()?.kind).toBe(kind))
  expect(currentGate()?.action.file).toBe(file)
  expect(run).not.toHaveBeenCalled()
})

test('who presses twice gets the file once', async () => {
  answer({ distributor: company, may: true })
  const run = vi.fn()
  withAccess({ file, run })
  withAccess({ file, run })
  await waitFor(() => expect(run).toHaveBeenCalled())
  expect(run).toHaveBeenCalledOnce()
})

test('listeners hear of a gate that opens and closes, until they leave', async () => {
  answer({ distributor: null, may: false })
  const listener = vi.fn()
  const leave = subscribeToGate(listener)
  withAccess({ file, run: vi.fn() })
  await waitFor(() => expect(listener).toHaveBeenCalledOnce())
  closeGate()
  leave()
  expect(listener).toHaveBeenCalledTimes(2)
})
