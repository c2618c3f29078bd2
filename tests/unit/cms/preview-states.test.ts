import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { changedTexts } from '@/cms/preview/admin/compare/changed-texts'
import { notesOn, outlinesOf } from '@/cms/preview/admin/sites/page-notes'
import { changedFields, type ChangedField } from '@/cms/preview/changed-fields'
import { inheritedTexts } from '@/cms/preview/inherited-texts'
import { pageStates } from '@/cms/preview/page-states'
import type { FrameText } from '@/lib/preview-frames'

const text = (name: string, more: object = {}) => ({ type: 'text', name, ...more })
const localized = { localized: true }
const fields = [
  text('title', localized),
  text('code'),
  { type: 'upload', name: 'cover' },
  { type: 'checkbox', name: 'recommended' },
  text('excerpt', { localized: true, admin: { disabled: true } }),
  { type: 'group', name: 'iot', flattenedFields: [text('note', localized)] },
  { type: 'array', name: 'traits', flattenedFields: [text('id'), text('name', localized)] },
  { type: 'array', name: 'lines', localized: true, flattenedFields: [text('id'), text('line')] },
] as unknown as FlattenedField[]

const row = (id: string, name: string) => ({ id, name: { en_EN: name } })
const changes = (before: object, after: object, site: 'en_EN' | 'fr_FR' = 'en_EN') =>
  changedFields({ fields, before: { ...before }, after: { ...after }, site })

test('texts, values and pictures that differ on a site are found; what a save derives is not', () => {
  const before = { title: { en_EN: 'Old' }, code: 'A', cover: '1', excerpt: { en_EN: 'x' }, updatedAt: '1' }
  const after = { title: { en_EN: 'New' }, code: 'A', cover: '2', excerpt: { en_EN: 'y' }, updatedAt: '2' }
  expect(changes(before, after)).toEqual([
    { path: 'title', kind: 'changed', before: 'Old', after: 'New' },
    { path: 'cover', kind: 'changed', before: '', after: '', uploads: ['1', '2'] },
  ])
})

test('a site that shows the fallback has its changes, one with its own text does not', () => {
  const before = { title: { en_EN: 'Old' } }
  expect(changes(before, { title: { en_EN: 'New' } }, 'fr_FR')).toHaveLength(1)
  const own = { fr_FR: 'Titre' }
  expect(changes({ title: { en_EN: 'Old', ...own } }, { title: { en_EN: 'New', ...own } }, 'fr_FR')).toEqual(
    [],
  )
})

test('rows are told by their ids: changed, added, removed and moved ones', () => {
  const before = { traits: [row('a', 'One'), row('b', 'Two'), row('c', 'Three')] }
  const after = { traits: [row('c', 'Three'), row('a', 'First'), row('d', 'Four')] }
  expect(changes(before, after)).toEqual([
    { path: 'traits', kind: 'moved', before: '', after: '' },
    { path: 'traits.1.name', kind: 'changed', before: 'One', after: 'First' },
    { path: 'traits.2', kind: 'added', before: '', after: 'Four' },
    { path: 'traits.1', kind: 'removed', before: 'Two', after: '' },
  ])
})

test('empty texts that the fallback fills are inherited, in groups, rows and lists as well', () => {
  const document = {
    title: { en_EN: 'Title', fr_FR: 'Titre' },
    iot: { note: { en_EN: 'Note', fr_FR: '' } },
    traits: [row('a', 'One')],
    lines: { en_EN: [{ id: 'a', line: 'First' }], fr_FR: [] },
  }
  expect(inheritedTexts(fields, document, 'fr_FR')).toEqual(['iot.note', 'traits.0.name', 'lines.0.line'])
  expect(inheritedTexts(fields, document, 'en_EN')).toEqual([])
})

test('the status of a page is that of its site', () => {
  const draft = {
    title: { en_EN: 'New', fr_FR: 'Titre' },
    sites: ['en_EN', 'en_US', 'fr_FR'],
    _status: 'draft',
  }
  const published = { ...draft, title: { en_EN: 'Old', fr_FR: 'Titre' }, sites: ['en_EN', 'fr_FR'] }
  const states = pageStates({
    fields,
    titleField: 'title',
    draft,
    published,
    hasPage: (site) => site !== 'zh_CN',
  })
  expect(Object.fromEntries(states.map(({ site, status }) => [site, status]))).toEqual({
    zh_CN: 'noPage',
    en_EN: 'changed',
    en_US: 'draft',
    en_UK: 'absent',
    es_ES: 'absent',
    fr_FR: 'published',
  })
})

const shown = (
  key: number,
  origin: string,
  words: string,
  misfit: FrameText['misfit'] = null,
): FrameText => ({
  key,
  origin,
  text: words,
  top: 0,
  misfit,
})
const article = { slug: 'news', id: '7' }

test('what does not fit and what is inherited is noted once for each field and outlined everywhere', () => {
  const texts = [
    shown(1, 'news/7/title', 'A title'),
    shown(2, 'news/7/title', 'A title', 'cut'),
    shown(3, 'news/7/content', 'Words'),
    shown(4, 'news/8/title', 'Another', 'overflowing'),
    shown(5, 'news/7/content', 'More'),
  ]
  const notes = notesOn({ texts }, ['content', 'title'], article)
  expect(notes.misfits.map(({ key }) => key)).toEqual([2, 4])
  expect(notes.inherited.map(({ key }) => key)).toEqual([1, 3])
  expect(outlinesOf({ texts }, notes)).toEqual([
    { key: 1, kind: 'inherited' },
    { key: 2, kind: 'misfit' },
    { key: 3, kind: 'inherited' },
    { key: 4, kind: 'misfit' },
    { key: 5, kind: 'inherited' },
  ])
})

test('changed texts and pictures are outlined, but not the paragraphs of a text that stayed', () => {
  const change = (path: string, more: Partial<ChangedField> = {}): ChangedField => ({
    path,
    kind: 'changed',
    before: '',
    after: '',
    ...more,
  })
  const before = [
    shown(1, 'news/7/content', 'Same'),
    shown(2, 'news/7/content', 'Old'),
    shown(3, 'news/7/traits.0.name', 'Two'),
    shown(4, 'media/1/', ''),
    shown(5, 'news/7/title', 'Old title'),
  ]
  const after = [
    shown(1, 'news/7/content', 'Same'),
    shown(2, 'news/7/content', 'New'),
    shown(3, 'news/7/traits.1.name', 'Two'),
    shown(4, 'media/2/', ''),
    shown(5, 'news/7/title', 'New title'),
  ]
  const found = [
    change('content'),
    change('traits.0', { kind: 'added' }),
    change('cover', { uploads: ['1', '2'] }),
  ]
  const keys = (texts: FrameText[]) => texts.map(({ key }) => key)
  expect(keys(changedTexts({ texts: before }, { texts: after }, found, article))).toEqual([2, 4])
  expect(keys(changedTexts({ texts: after }, { texts: before }, found, article))).toEqual([2, 4])
})
