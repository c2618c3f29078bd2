import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { locateField } from '@/cms/preview/admin/locate-field'

const text = (name: string) => ({ type: 'text', name, label: name.toUpperCase() })
const fields = [
  { type: 'row', fields: [text('order')] },
  {
    type: 'tabs',
    tabs: [
      { label: 'Texts', fields: [text('name')] },
      {
        label: 'Pictures',
        fields: [{ type: 'array', name: 'traits', label: 'Features', fields: [text('image')] }],
      },
      { name: 'seo', label: 'Search', fields: [text('title')] },
    ],
  },
] as unknown as ClientField[]

test('a field is found in its tabs, rows and groups, with the labels that lead to it', () => {
  expect(locateField(fields, ['order'])).toMatchObject({ labels: ['ORDER'], tabs: [] })
  expect(locateField(fields, ['name'])).toMatchObject({ labels: ['NAME'], tabs: [0] })
  expect(locateField(fields, ['traits', '2', 'image'])).toMatchObject({
    labels: ['Features', '3', 'IMAGE'],
    tabs: [1],
  })
  expect(locateField(fields, ['seo', 'title'])).toMatchObject({ labels: ['Search', 'TITLE'], tabs: [2] })
  expect(locateField(fields, ['none'])).toBeNull()
})
