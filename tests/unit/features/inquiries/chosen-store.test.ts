import { beforeEach, expect, test, vi } from 'vitest'
import { storeChosen, namesOf } from '@/features/inquiries/components/picker/chosen-store'

const u830 = { id: '1', name: 'U830' }
const c510 = { id: '2', name: 'C510' }

beforeEach(() => {
  const storage = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
  })
})

test('a selection has its names before its cards are loaded (S2 3)', () => {
  storeChosen('contact', [u830, c510])
  expect(namesOf('contact', ['1', '2'])).toEqual({ 1: 'U830', 2: 'C510' })
  expect(namesOf('support', ['1', '2'])).toEqual({})
})

test('a comma within a name does not mix up names', () => {
  storeChosen('contact', [{ id: '1', name: 'U830 Freezer, −86 °C' }, c510])
  expect(namesOf('contact', ['1', '2'])).toEqual({ 1: 'U830 Freezer, −86 °C', 2: 'C510' })
  storeChosen('contact', [u830, { id: '2', name: 'V1,000' }])
  expect(namesOf('contact', ['1', '2'])).toEqual({})
})
