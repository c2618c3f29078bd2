import { beforeEach, expect, test } from 'vitest'
import { documentTag, type Scope } from '@/lib/content-tags'
import { recordReads, recordTags } from '@/lib/recorded-reads'
import { pageCache } from '@/server/page-cache'
import { queryByIds } from '@/server/query-by-ids'
import { cacheReads, newPageCache } from '../../support/page-cache'

type Item = { id: string; cover: string }

/** The ids of each read of the database. */
let reads: string[][]
let find: (scope: Scope, ids: string[]) => Promise<Item[]>

beforeEach(() => {
  cacheReads()
  reads = []
  find = queryByIds<Scope, Item>({
    name: 'cards',
    collection: 'cases',
    read: async (scope, ids) => {
      reads.push(ids)
      recordTags(ids.map((id) => documentTag('cases', id, 'summary', scope)))
      recordTags(['media:1@en_EN'])
      const known = ids.filter((id) => id !== 'unknown')
      return known.toReversed().map((id) => ({ id, cover: '1' }))
    },
  })
})

const invalidate = (...tags: string[]) => pageCache().invalidationLog.invalidate(tags)
const idsOf = async (ids: string[]) => (await find('en_EN', ids)).map(({ id }) => id)

test('only what is missing is read, together, and the order is that of the ids', async () => {
  expect(await idsOf(['1', '2'])).toEqual(['1', '2'])
  expect(await idsOf(['4', '2', '3', '1', '4'])).toEqual(['4', '2', '3', '1'])
  expect(await idsOf(['3'])).toEqual(['3'])
  expect(reads).toEqual([
    ['1', '2'],
    ['4', '3'],
  ])
})

test('a change of one document makes only its own entry stale', async () => {
  await idsOf(['1', '12', '2'])
  invalidate('cases:1:summary@en_EN')
  await idsOf(['1', '12', '2'])
  invalidate('cases:1:summary@fr_FR', 'news:1:summary@en_EN', 'cases:list@en_EN')
  await idsOf(['1', '12', '2'])
  expect(reads).toEqual([['1', '12', '2'], ['1']])
})

test('what all of them show makes all stale', async () => {
  await idsOf(['1', '2'])
  invalidate('media:1@en_EN')
  await idsOf(['1', '2'])
  expect(reads).toHaveLength(2)
})

test('a stored item records its own tags, so that the page that shows it depends on them', async () => {
  await idsOf(['1', '2'])
  const { tags } = await recordReads(() => find('en_EN', ['2']))
  expect([...tags].toSorted()).toEqual(['cases:2:summary@en_EN', 'media:1@en_EN'])
})

test('sites have entries of their own', async () => {
  await find('en_EN', ['1'])
  await find('fr_FR', ['1'])
  expect(reads).toEqual([['1'], ['1']])
})

test('unknown ids are left out and not stored, so that nobody can fill the cache with them', async () => {
  expect(await idsOf(['unknown', '1'])).toEqual(['1'])
  const { size } = pageCache().reads
  await idsOf(['unknown'])
  expect(reads).toHaveLength(2)
  expect(pageCache().reads.size).toBe(size)
})

test('what changes during a read is not stored', async () => {
  const slow = queryByIds<Scope, Item>({
    name: 'slow',
    collection: 'cases',
    read: async (scope, ids) => {
      reads.push(ids)
      recordTags(ids.map((id) => documentTag('cases', id, 'document', scope)))
      invalidate('cases:1@en_EN')
      return ids.map((id) => ({ id, cover: '' }))
    },
  })
  await slow('en_EN', ['1'])
  await slow('en_EN', ['1'])
  expect(reads).toEqual([['1'], ['1']])
})

test('without messages about changes nothing is stored', async () => {
  newPageCache()
  await idsOf(['1'])
  await idsOf(['1'])
  expect(reads).toHaveLength(2)
})
