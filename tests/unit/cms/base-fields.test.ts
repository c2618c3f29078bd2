import type { Field, SanitizedConfig } from 'payload'
import { expect, test } from 'vitest'
import { translated } from '@/cms/texts'
import { withTranslatedBaseFields } from '@/cms/texts/base-fields'

test('the fields of Payload are labelled in all languages, not by what it keeps for the first reader', async () => {
  const statuses = ['draft', 'published'].map((value) => ({ value, label: () => value }))
  const own = { name: 'updatedAt', type: 'text', label: 'Own' } satisfies Field
  const fields: Field[] = [
    { name: 'createdAt', type: 'date', label: () => 'Created At' },
    { name: '_status', type: 'select', label: () => 'Status', options: statuses },
  ]
  const config = { collections: [{ fields }], globals: [{ fields: [own] }] } as unknown as SanitizedConfig
  await withTranslatedBaseFields(Promise.resolve(config))

  expect(fields).toMatchObject([
    { label: { en: 'Created At', fr: 'Créé le', zh: '建立时间' } },
    {
      label: { es: 'Estado', zh: '状态' },
      options: [
        { value: 'draft', label: { en: 'Draft', fr: 'Brouillon' } },
        { value: 'published', label: { en: 'Published', zh: '已发布' } },
      ],
    },
  ])
  expect(own.label).toBe('Own')
  expect(statuses[0]?.label()).toBe('draft')
})

test('their names differ from those of our own dates, which stand beside them', async () => {
  const fields: Field[] = [
    { name: 'createdAt', type: 'date', label: () => '' },
    { name: 'updatedAt', type: 'date', label: () => '' },
  ]
  await withTranslatedBaseFields(
    Promise.resolve({ collections: [{ fields }], globals: [] } as unknown as SanitizedConfig),
  )
  const [created, updated] = fields.map((field) =>
    Object.entries('label' in field ? (field.label ?? {}) : {}),
  )
  expect(created?.map(([language]) => language).toSorted()).toEqual(['en', 'es', 'fr', 'zh'])
  expect(updated).toHaveLength(4)
  expect(
    created?.filter(([language, name]) => name === translated('fields:createTime')[language as 'en']),
  ).toEqual([])
  expect(
    updated?.filter(([language, name]) => name === translated('fields:updateTime')[language as 'en']),
  ).toEqual([])
})
