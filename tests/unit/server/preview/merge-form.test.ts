import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { mergeForm } from '@/server/preview/merge-form'

const text = (name: string, more: object = {}) => ({ name, type: 'text', ...more }) as FlattenedField
const list = (name: string, flattenedFields: FlattenedField[], more: object = {}) =>
  ({ name, type: 'array', fields: [], flattenedFields, ...more }) as unknown as FlattenedField
const group = (name: string, flattenedFields: FlattenedField[]) =>
  ({ name, type: 'group', fields: [], flattenedFields }) as unknown as FlattenedField

const localized = { localized: true }

test('the form replaces the texts of its site and keeps those of the others', () => {
  const stored = { title: { en_EN: 'Old', zh_CN: '旧' }, order: 1 }
  const fields = [text('title', localized), text('order')]
  expect(mergeForm(fields, stored, { title: 'New', order: 2 }, 'en_EN')).toEqual({
    title: { en_EN: 'New', zh_CN: '旧' },
    order: 2,
  })
})

test('rows keep the texts of other sites by their id, in the order of the form', () => {
  const fields = [list('rows', [text('label', localized)])]
  const stored = {
    rows: [
      { id: 'a', label: { zh_CN: '甲', en_EN: 'A' } },
      { id: 'b', label: { zh_CN: '乙' } },
    ],
  }
  const form = {
    rows: [
      { id: 'b', label: 'B' },
      { id: 'c', label: 'C' },
    ],
  }
  expect(mergeForm(fields, stored, form, 'en_EN').rows).toEqual([
    { id: 'b', label: { zh_CN: '乙', en_EN: 'B' } },
    { id: 'c', label: { en_EN: 'C' } },
  ])
})

test('a list that has become empty is a number in the form', () => {
  const fields = [list('rows', [text('label')]), list('own', [text('label')], localized)]
  const stored = { rows: [{ id: 'a' }], own: { en_EN: [{ id: 'a' }], zh_CN: [{ id: 'b' }] } }
  expect(mergeForm(fields, stored, { rows: 0, own: 0 }, 'en_EN')).toEqual({
    rows: [],
    own: { en_EN: [], zh_CN: [{ id: 'b' }] },
  })
})

test('groups are merged field by field', () => {
  const fields = [group('link', [text('label', localized), text('kind')])]
  const stored = { link: { label: { zh_CN: '旧' }, kind: 'news' } }
  expect(mergeForm(fields, stored, { link: { label: 'New' } }, 'en_EN')).toEqual({
    link: { label: { zh_CN: '旧', en_EN: 'New' }, kind: 'news' },
  })
})

test('a required field that was emptied keeps its stored value; id and status are not those of the form', () => {
  const fields = [text('type', { required: true }), text('note'), text('id'), text('_status')]
  const stored = { id: '1', type: '7', note: 'x', _status: 'published' }
  const form = { id: '2', type: '', note: '', _status: 'draft' }
  expect(mergeForm(fields, stored, form, 'en_EN')).toEqual({
    id: '1',
    type: '7',
    note: null,
    _status: 'published',
  })
})
