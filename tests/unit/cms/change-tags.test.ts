import { expect, test } from 'vitest'
import { tagsOfChange } from '@/cms/hooks/change-tags'
import type { PublicRow } from '@/cms/hooks/public-row'

const collection = {
  slug: 'news',
  admin: { useAsTitle: 'title' },
  flattenedFields: [
    { name: 'title', type: 'text', localized: true },
    { name: 'content', type: 'richText' },
    { name: 'sites', type: 'select' },
    { name: 'type', type: 'relationship' },
    { name: 'order', type: 'number' },
    { name: 'publishTime', type: 'date' },
    { name: 'updatedAt', type: 'date' },
  ],
} as unknown as Parameters<typeof tagsOfChange>[0]['collection']

const row: PublicRow = {
  id: '1',
  title: { en_EN: 'Plasma', fr_FR: 'Le plasma' },
  content: { en_EN: { root: 'Cold' }, fr_FR: { root: 'Froid' } },
  sites: ['en_EN', 'en_US', 'fr_FR'],
  type: '7',
  order: 1,
  publishTime: '2026-01-01',
  updatedAt: 'now',
}

const tagsOf = (before: PublicRow | null, after: PublicRow | null) =>
  tagsOfChange({ collection, before, after }).toSorted()
const changed = (change: object) => tagsOf(row, { ...row, ...change })

test('a save that changes nothing visible has no tags', () => {
  expect(changed({ updatedAt: 'later' })).toEqual([])
  expect(changed({ content: structuredClone(row.content) })).toEqual([])
})

test('a text changes on its site, and on those that show it by fallback', () => {
  expect(changed({ title: { en_EN: 'Plasma', fr_FR: 'Du plasma' } })).toEqual([
    'news:1',
    'news:1:summary',
    'news:1:summary@fr_FR',
    'news:1@fr_FR',
    'news:list.title',
    'news:list.title@fr_FR',
  ])
  const english = changed({ title: { en_EN: 'All about plasma', fr_FR: 'Le plasma' } })
  expect(english).toContain('news:1@en_US')
  expect(english).not.toContain('news:1@fr_FR')
})

test('a long text changes the document, not what lists show of it', () => {
  expect(changed({ content: { ...(row.content as object), fr_FR: { root: 'Glacé' } } })).toEqual([
    'news:1',
    'news:1@fr_FR',
  ])
})

test('the number of the order changes lists that are sorted by it, not the document', () => {
  expect(changed({ order: 2 })).toEqual(
    ['en_EN', 'en_US', 'fr_FR']
      .map((site) => `news:list.order@${site}`)
      .concat('news:list.order')
      .toSorted(),
  )
})

test('another type changes the lists of both types', () => {
  const tags = changed({ type: '8' })
  expect(tags).toEqual(expect.arrayContaining(['news:list[type=7]@fr_FR', 'news:list[type=8]@fr_FR']))
  expect(tags).not.toContain('news:list@fr_FR')
})

test('publishing, unpublishing and deleting change the lists of the sites that show the document', () => {
  for (const tags of [tagsOf(null, row), tagsOf(row, null)]) {
    expect(tags).toEqual(
      expect.arrayContaining([
        'news:list@fr_FR',
        'news:list[type=7]@fr_FR',
        'news:1:visibility@fr_FR',
        'news:1@fr_FR',
      ]),
    )
    expect(tags).not.toContain('news:list@zh_CN')
  }
})

test('a site that is added or loses its title changes its own lists', () => {
  const added = changed({ sites: [...(row.sites as string[]), 'en_UK'] })
  expect(added).toContain('news:list@en_UK')
  expect(added).not.toContain('news:list@fr_FR')
  expect(tagsOf({ ...row, title: { fr_FR: 'Le plasma' } }, { ...row, title: { fr_FR: '' } })).toContain(
    'news:list@fr_FR',
  )
})

test('a document without a title counts as well, for lists that require none', () => {
  const untitled = { ...row, title: {} }
  expect(tagsOf(null, untitled)).toContain('news:list@fr_FR')
  expect(tagsOf(untitled, { ...untitled, order: 2 })).toContain('news:list.order@fr_FR')
})

test('texts that are empty in another way are no change', () => {
  expect(tagsOf({ ...row, title: {} }, { ...row, title: { fr_FR: null } })).toEqual([])
})
