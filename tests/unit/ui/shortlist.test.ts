import { beforeEach, expect, test, vi } from 'vitest'
import type * as Store from '@/ui/shortlist/shortlist-store'

const u830 = { id: '1', label: 'U830' }
const c510 = { id: '2', label: 'C510', picture: '/file/c510.webp' }

let store: typeof Store
let storage: Map<string, string>

/** A new page in a tab with `stored` in the storage; null if storage is not available. */
async function load(stored: Record<string, string> | null = {}) {
  vi.resetModules()
  storage = new Map(Object.entries(stored ?? {}))
  const closed = () => {
    throw new Error('closed')
  }
  vi.stubGlobal('sessionStorage', {
    getItem: stored ? (key: string) => storage.get(key) ?? null : closed,
    setItem: stored ? (key: string, value: string) => void storage.set(key, value) : closed,
  })
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('removeEventListener', vi.fn())
  store = await import('@/ui/shortlist/shortlist-store')
}

beforeEach(() => load())

test('shortlisted items are stored in the tab, separately for each list', () => {
  store.setShortlist('compare', [u830, c510])
  expect(store.shortlist('compare')).toEqual([u830, c510])
  expect(store.shortlist('other')).toEqual([])
  expect(JSON.parse(storage.get('shortlist:compare') ?? '')).toEqual([u830, c510])
})

test('the next page reads them again, as the same array while nothing changes', async () => {
  await load({ 'shortlist:compare': JSON.stringify([u830]) })
  expect(store.shortlist('compare')).toEqual([u830])
  expect(store.shortlist('compare')).toBe(store.shortlist('compare'))
})

test('changes by another page of the tab are read', () => {
  store.setShortlist('compare', [u830])
  storage.set('shortlist:compare', JSON.stringify([c510]))
  expect(store.shortlist('compare')).toEqual([c510])
})

test.each(['', 'nonsense', '{}', '[1,null,{"id":7},{"id":"1"}]'])(
  'invalid stored data counts as empty: %s',
  async (text) => {
    await load({ 'shortlist:compare': text })
    expect(store.shortlist('compare')).toEqual([])
  },
)

test('without storage the list lasts as long as the page', async () => {
  await load(null)
  store.setShortlist('compare', [u830])
  expect(store.shortlist('compare')).toEqual([u830])
})

test('listeners are notified of changes only', () => {
  const listener = vi.fn()
  const stop = store.subscribeToShortlist(listener)
  store.setShortlist('compare', [u830])
  store.setShortlist('compare', [u830])
  expect(listener).toHaveBeenCalledOnce()
  stop()
  store.setShortlist('compare', [])
  expect(listener).toHaveBeenCalledOnce()
})

test('toggling again removes an item; a full list accepts no more', () => {
  expect(store.withToggled([], u830, 2)).toEqual([u830])
  expect(store.withToggled([u830, c510], u830, 2)).toEqual([c510])
  const full = [u830, c510]
  expect(store.withToggled(full, { id: '3', label: 'V1000' }, 2)).toBe(full)
})
