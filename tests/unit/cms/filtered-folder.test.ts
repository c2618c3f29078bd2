import { expect, test } from 'vitest'
import { filteredFolder } from '@/cms/library/filtered-folder'

test('the folder of a list is that of its filter, without the subfolders', () => {
  expect(filteredFolder({ folder: { equals: '7' } })).toBe('7')
  expect(filteredFolder({ folder: { in: '7,8,9' } })).toBe('7')
  expect(filteredFolder({ folder: { in: ['7', '8'] } })).toBe('7')
  expect(filteredFolder({ or: [{ and: [{ alt: { exists: 'false' } }, { folder: { equals: '7' } }] }] })).toBe(
    '7',
  )
})

test('a list without that filter has no folder', () => {
  expect(filteredFolder(undefined)).toBeUndefined()
  expect(filteredFolder({ alt: { exists: 'false' } })).toBeUndefined()
})
