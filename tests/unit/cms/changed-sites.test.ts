import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { changedSites } from '@/cms/versions/changed-sites'
import { siteIds } from '@/i18n/locales'

const text = (name: string, localized = false) => ({ name, type: 'text', localized }) as FlattenedField
const inside = (name: string, type: 'group' | 'array', flattenedFields: FlattenedField[]) =>
  ({ name, type, flattenedFields }) as FlattenedField

const fields = [
  text('title', true),
  text('code'),
  inside('seo', 'group', [text('title', true)]),
  inside('rows', 'array', [text('text', true), text('value')]),
  { ...text('excerpt', true), admin: { disabled: true } } as FlattenedField,
  text('updatedAt'),
]
const changed = (before: object, after: object) => changedSites(fields, before, after)

test('a text of one site changes that site, a value that sites share changes all', () => {
  expect(changed({ title: { es_ES: 'a', zh_CN: 'a' } }, { title: { es_ES: 'b', zh_CN: 'a' } })).toEqual([
    'es_ES',
  ])
  expect(changed({ seo: { title: {} } }, { seo: { title: { fr_FR: 'x' } } })).toEqual(['fr_FR'])
  expect(changed({ code: 'a' }, { code: 'b' })).toEqual(siteIds)
})

test('texts of rows belong to their sites, rows themselves to all', () => {
  const row = (id: string, text: object) => ({ id, text, value: '1' })
  expect(changed({ rows: [row('a', {})] }, { rows: [row('a', { es_ES: 'x' })] })).toEqual(['es_ES'])
  expect(changed({ rows: [row('a', {})] }, { rows: [row('a', {}), row('b', {})] })).toEqual(siteIds)
})

test('what a save derives is no change', () => {
  const before = { excerpt: { es_ES: 'a' }, updatedAt: '1', title: { es_ES: '' } }
  expect(changed(before, { excerpt: { es_ES: 'b' }, updatedAt: '2', title: {} })).toEqual([])
})
