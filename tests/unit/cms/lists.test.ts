import type { FlattenedField, Where } from 'payload'
import { describe, expect, test } from 'vitest'
import { inAnyLanguage } from '@/cms/lists/any-language'
import { fileTypeOf, sizeOf } from '@/cms/lists/file-words'
import { siteStates } from '@/cms/lists/site-states'
import { pictureFields } from '@/cms/lists/thumbnails'
import { titleOn } from '@/cms/lists/titles'
import { inTreeOrder, matching, pathOf } from '@/cms/lists/tree'

const fields = [
  { type: 'text', name: 'title', localized: true },
  { type: 'text', name: 'code' },
] as unknown as FlattenedField[]

type Document = { title: Record<string, string>; sites: string[]; _status?: string; code?: string }

function statesOf(latest: Document, published: Document | null) {
  const rows = { latest: { id: '1', ...latest }, published: published && { id: '1', ...published } }
  const states = siteStates({ fields, titleField: 'title', ...rows })
  return Object.fromEntries(
    states.map(({ site, status, isInherited }) => [site, isInherited ? `${status}*` : status]),
  )
}

describe('the states of a document on the sites', () => {
  test('a published document is public where it has a title or the fallback has one', () => {
    const document = { title: { en_EN: 'Freezer' }, sites: ['zh_CN', 'en_EN', 'fr_FR'] }
    expect(statesOf(document, document)).toMatchObject({
      zh_CN: 'unwritten',
      en_EN: 'published',
      fr_FR: 'published*',
      es_ES: 'absent*',
    })
  })

  test('changes of one site are changes of that site only', () => {
    const before = { title: { en_EN: 'Freezer', fr_FR: 'Congélateur' }, sites: ['en_EN', 'fr_FR'] }
    const after = { ...before, title: { ...before.title, fr_FR: 'Armoire' } }
    expect(statesOf(after, before)).toMatchObject({ en_EN: 'published', fr_FR: 'changed' })
  })

  test('a document that is not public is a draft where it is written', () => {
    const document = { title: { zh_CN: '冰箱' }, sites: ['zh_CN', 'en_EN'] }
    expect(statesOf(document, null)).toMatchObject({ zh_CN: 'draft', en_EN: 'unwritten', fr_FR: 'absent' })
  })
})

test('a title is that of the site, its fallback, or any site', () => {
  expect(titleOn('fr_FR', { fr_FR: 'Titre', en_EN: 'Title' })).toEqual({ text: 'Titre', site: 'fr_FR' })
  expect(titleOn('fr_FR', { fr_FR: '', en_EN: 'Title' })).toEqual({ text: 'Title', site: 'en_EN' })
  expect(titleOn('zh_CN', { es_ES: 'Título' })).toEqual({ text: 'Título', site: 'es_ES' })
  expect(titleOn('zh_CN', 'picture.png')).toEqual({ text: 'picture.png', site: null })
  expect(titleOn('zh_CN', {})).toBeNull()
})

describe('a tree', () => {
  const rows = [
    { id: 'b', name: { en_EN: 'Cabinets' }, parent: null },
    { id: 'a2', name: { en_EN: 'Upright', zh_CN: '立式' }, parent: 'a' },
    { id: 'a', name: { en_EN: 'Freezers' }, parent: null },
    { id: 'x', name: { en_EN: 'Left behind' }, parent: 'deleted' },
  ]
  const nodes = inTreeOrder(rows, { field: 'name', site: 'en_EN' })

  test('has each document below its parent, and paths', () => {
    expect(nodes.map(pathOf)).toEqual(['Cabinets', 'Freezers', 'Freezers › Upright', 'Left behind'])
  })

  test('is searched by the words of the paths in any language', () => {
    expect(matching(nodes, 'freezers UPRIGHT').map(({ id }) => id)).toEqual(['a2'])
    expect(matching(nodes, '立式').map(({ id }) => id)).toEqual(['a2'])
    expect(matching(nodes, 'freezers').map(({ id }) => id)).toEqual(['a', 'a2'])
  })
})

test('a search in titles searches every site, and other conditions stay', () => {
  const where: Where = {
    and: [{ sites: { in: 'zh_CN' } }, { or: [{ title: { like: 'fan' } }, { id: { like: 'fan' } }] }],
  }
  const { and } = inAnyLanguage(where, 'title')
  const [, { or = [] } = {}] = and ?? []
  expect(and?.[0]).toEqual({ sites: { in: 'zh_CN' } })
  expect(or[0]?.or).toHaveLength(6)
  expect(or[0]?.or).toContainEqual({ 'title.es_ES': { like: 'fan' } })
  expect(or[1]).toEqual({ id: { like: 'fan' } })
  expect(inAnyLanguage({ title: { exists: false } }, 'title')).toEqual({ title: { exists: false } })
})

test('the cover shows a document better than its icon', () => {
  const picture = (name: string, more = {}) => ({ type: 'upload', relationTo: 'media', name, ...more })
  const uploads = [picture('icon'), picture('cover'), picture('gallery', { hasMany: true })]
  expect(pictureFields(uploads as unknown as FlattenedField[])).toEqual(['cover', 'icon'])
})

test('sizes and types of files are words', () => {
  expect(sizeOf(63_848, 'en')).toBe('63 KB')
  expect(sizeOf(2_621_440, 'fr')).toBe('2,5 MB')
  expect(fileTypeOf('application/pdf')).toEqual({ format: 'PDF' })
  expect(fileTypeOf('text/vtt')).toEqual({ kind: 'captions' })
  expect(fileTypeOf('application/x-zip-compressed')).toEqual({ kind: 'zip' })
})
