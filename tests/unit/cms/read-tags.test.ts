import type { Where } from 'payload'
import { expect, test } from 'vitest'
import { tagsOfRead, type CollectionRead } from '@/cms/hooks/read-tags'

const collection = {
  slug: 'news',
  defaultSort: '-publishTime',
  flattenedFields: [
    { name: 'title', type: 'text' },
    { name: 'content', type: 'richText' },
    { name: 'type', type: 'relationship', relationTo: 'news-types' },
  ],
} as unknown as CollectionRead['collection']

const tagsOf = (read: Partial<CollectionRead>) =>
  tagsOfRead({ collection, ids: [], scope: 'fr_FR', ...read }).toSorted()

const published: Where = {
  and: [{ sites: { in: ['fr_FR'] } }, { or: [{ 'title.fr_FR': { exists: true } }] }],
}

test('a list depends on its documents, its members and the field that orders it', () => {
  expect(tagsOf({ where: published, ids: ['1', '2'] })).toEqual([
    'news:1@fr_FR',
    'news:2@fr_FR',
    'news:list.publishTime@fr_FR',
    'news:list@fr_FR',
  ])
})

test('a list of one type depends on the members of that type alone', () => {
  const where = { and: [published, { type: { equals: '7' } }] }
  expect(tagsOf({ where, sort: ['order', 'id'] })).toEqual([
    'news:list.order@fr_FR',
    'news:list[type=7]@fr_FR',
  ])
  expect(tagsOf({ where: { type: { in: ['7', '8'] } }, sort: 'id' })).toEqual([
    'news:list[type=7]@fr_FR',
    'news:list[type=8]@fr_FR',
  ])
})

test('a filter on a related document depends on the documents of its collection', () => {
  expect(tagsOf({ where: { 'type.code': { equals: 'Events' } }, sort: 'id' })).toEqual([
    'news-types:list.code@fr_FR',
    'news-types:list@fr_FR',
    'news:list.type@fr_FR',
    'news:list@fr_FR',
  ])
})

test('a read of documents by id depends on these only, also on those that were not found', () => {
  const where = { and: [published, { id: { in: ['1', '2'] } }] }
  expect(tagsOf({ where, ids: ['1'] })).toEqual(['news:1@fr_FR', 'news:2@fr_FR'])
  expect(tagsOf({ where: { id: { not_equals: '1' } }, sort: 'id' })).toEqual(['news:list@fr_FR'])
})

test('a read of some fields depends on no more of the document', () => {
  const where = { id: { equals: '1' } }
  expect(tagsOf({ where, select: { title: true } })).toEqual(['news:1:summary@fr_FR'])
  expect(tagsOf({ where, select: { title: true, content: true } })).toEqual(['news:1@fr_FR'])
  expect(tagsOf({ where, select: {} })).toEqual(['news:1:visibility@fr_FR'])
})

test('a value that is part of a tag cannot break it', () => {
  expect(tagsOf({ where: { type: { equals: 'A, B@*' } }, sort: 'id' })).toEqual([
    'news:list[type=A%2C%20B%40*]@fr_FR',
  ])
  expect(tagsOf({ where: { id: { equals: '安' } } })).toEqual(['news:%E5%AE%89@fr_FR'])
})

test('a filter by a value that divides no lists depends on the values of the field', () => {
  const all = ['news:list.code@fr_FR', 'news:list@fr_FR']
  expect(tagsOf({ where: { code: { equals: 'x' } }, sort: 'id' })).toEqual(all)
  expect(tagsOf({ where: { type: { equals: null } }, sort: 'id' })).toEqual([
    'news:list.type@fr_FR',
    'news:list@fr_FR',
  ])
  expect(
    tagsOf({ where: { or: [{ code: { equals: 'x' } }, { code: { equals: 'y' } }] }, sort: 'id' }),
  ).toEqual(all)
})
