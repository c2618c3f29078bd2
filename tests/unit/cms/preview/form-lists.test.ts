import type { ClientField, FormState } from 'payload'
import { expect, test } from 'vitest'
import { pathIn } from '@/cms/preview/admin/describe-field'
import { listAround, movedOrigin, pointAtPosition, type OpenForm } from '@/cms/preview/admin/form-lists'

const fields = [
  { type: 'array', name: 'traits', fields: [{ type: 'text', name: 'firstTrait' }] },
  { type: 'relationship', name: 'recommendations', hasMany: true, relationTo: 'products' },
  { type: 'text', name: 'tags', hasMany: true },
] as unknown as ClientField[]

const values = {
  traits: { rows: [{ id: 'a' }, { id: 'b' }, { id: 'c' }], value: 3 },
  recommendations: { value: ['21', '22'] },
  tags: { value: ['31', '32'] },
  'hotspots.0.product': { value: '21' },
  'hotspots.0.x': { value: 20 },
  'hotspots.0.y': { value: 30.5 },
  'hotspots.1.product': { value: '21' },
  'hotspots.1.x': { value: 60 },
  'hotspots.1.y': { value: 10 },
} as unknown as FormState

const form: OpenForm = { slug: 'products', id: '7', fields, values }

test('a text of a row is in the list of its rows', () => {
  const list = listAround(form, 'products/7/traits.1.firstTrait')
  expect(list).toEqual({
    path: 'traits',
    rows: ['products/7/traits.0.', 'products/7/traits.1.', 'products/7/traits.2.'],
    index: 1,
    isArray: true,
  })
  expect(list && movedOrigin(list, 'products/7/traits.1.firstTrait', 0)).toBe(
    'products/7/traits.0.firstTrait',
  )
})

test('a text of a document that the form refers to is in the list of references', () => {
  const list = listAround(form, 'products/22/name')
  expect(list).toEqual({
    path: 'recommendations',
    rows: ['products/21/', 'products/22/'],
    index: 1,
    isArray: false,
  })
  expect(list && movedOrigin(list, 'products/22/name', 0)).toBe('products/22/name')
})

test('a text outside of lists, of a row that the form does not have, or of another document has no place', () => {
  for (const origin of [
    'products/7/name',
    'products/7/traits.3.firstTrait',
    'products/99/name',
    'news/31/title',
  ]) {
    expect(listAround(form, origin), origin).toBeNull()
  }
  const single = { ...form, values: { recommendations: { value: ['21'] } } as unknown as FormState }
  expect(listAround(single, 'products/21/name')).toBeNull()
})

test('a point is the row with its document at its position', () => {
  expect(pointAtPosition(form, 'products/21/name', { x: 60, y: 10 })).toBe('hotspots.1')
  expect(pointAtPosition(form, 'products/21/name', { x: 20, y: 30.5 })).toBe('hotspots.0')
  expect(pointAtPosition(form, 'products/21/name', { x: 21, y: 30.5 })).toBeNull()
  expect(pointAtPosition(form, 'products/22/name', { x: 60, y: 10 })).toBeNull()
})

test('a picture is in the field that refers to it, not in one with the same number or id of something else', () => {
  const pictures: OpenForm = {
    slug: 'products',
    id: '7',
    fields: [
      { type: 'relationship', name: 'recommendations', hasMany: true, relationTo: 'products' },
      { type: 'text', name: 'model' },
      { type: 'upload', name: 'cover', relationTo: 'media' },
    ] as unknown as ClientField[],
    values: {
      recommendations: { value: ['21'] },
      model: { value: '21' },
      cover: { value: '21' },
    } as unknown as FormState,
  }
  expect(pathIn(pictures, 'media/21/')).toBe('cover')
  expect(pathIn(pictures, 'media/22/')).toBeNull()
})
