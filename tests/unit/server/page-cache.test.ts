import { expect, test } from 'vitest'
import PageCacheHandler, { TagLedger } from '@/server/page-cache'
import { emptyPageCache } from '../../support/page-cache'

const page = (html: string, tags: string) =>
  ({ kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags }, status: 200 }) as never
const read = (body: string) =>
  ({ kind: 'FETCH', data: { headers: {}, body, url: '' }, revalidate: 60 }) as never
const asPage = { kind: 'APP_PAGE', isFallback: false } as never
const asRead = (tags: string[]) => ({ kind: 'FETCH', tags }) as never
const keptRead = (tags: string[]) => ({ fetchCache: true, tags }) as never

test('a page is kept until one of its tags changes', async () => {
  const { ledger } = emptyPageCache()
  await new PageCacheHandler().set('/en_EN/news/1', page('one', 'news:1,news:list'), asPage)

  ledger.expire(['news:2'])
  expect(await new PageCacheHandler().get('/en_EN/news/1', asPage)).toMatchObject({ value: { html: 'one' } })
  ledger.expire(['news:list'])
  expect(await new PageCacheHandler().get('/en_EN/news/1', asPage)).toBeNull()
})

test('a read is kept until one of its tags changes', async () => {
  const { ledger } = emptyPageCache()
  await new PageCacheHandler().set('key', read('1'), keptRead(['news:1']))
  expect(await new PageCacheHandler().get('key', asRead(['news:1']))).toMatchObject({
    value: { data: { body: '1' } },
  })

  ledger.expire(['news:1'])
  expect(await new PageCacheHandler().get('key', asRead(['news:1']))).toBeNull()
})

test('a star makes everything stale, a tag of one site only itself', async () => {
  const { ledger } = emptyPageCache()
  await new PageCacheHandler().set('uk', page('uk', 'news:1@en_UK'), asPage)
  await new PageCacheHandler().set('us', page('us', 'news:1@en_US'), asPage)

  ledger.expire(['news:1@en_UK', 'news:1'])
  expect(await new PageCacheHandler().get('uk', asPage)).toBeNull()
  expect(await new PageCacheHandler().get('us', asPage)).not.toBeNull()
  ledger.expire(['*'])
  expect(await new PageCacheHandler().get('us', asPage)).toBeNull()
})

test('what was begun before a change of its tags is not kept', async () => {
  const { ledger } = emptyPageCache()
  const slow = new PageCacheHandler()
  ledger.expire(['news:1'])
  await slow.set('/page', page('old', 'news:1'), asPage)
  await slow.set('key', read('old'), keptRead(['news:1']))
  await slow.set('/other', page('good', 'news:2'), asPage)

  expect(await new PageCacheHandler().get('/page', asPage)).toBeNull()
  expect(await new PageCacheHandler().get('key', asRead(['news:1']))).toBeNull()
  expect(await new PageCacheHandler().get('/other', asPage)).not.toBeNull()
})

test('the door learns the tags of a page from its hit and from its making', async () => {
  const { capture } = emptyPageCache()
  const made = { startedAt: 0, tags: null as Set<string> | null }
  await capture.run(made, () => new PageCacheHandler().set('/p', page('p', 'news:1,banners:list'), asPage))
  const hit = { startedAt: 0, tags: null as Set<string> | null }
  await capture.run(hit, () => new PageCacheHandler().get('/p', asPage))
  const missed = { startedAt: 0, tags: null as Set<string> | null }
  await capture.run(missed, () => new PageCacheHandler().get('/q', asPage))

  expect([...(made.tags ?? [])]).toEqual(['news:1', 'banners:list'])
  expect(hit.tags).toEqual(made.tags)
  expect(missed.tags).toBeNull()
})

test("Next's own revalidation by tag reaches the ledger", async () => {
  emptyPageCache()
  await new PageCacheHandler().set('/p', page('p', 'news:1'), asPage)
  await new PageCacheHandler().revalidateTag('news:1')
  expect(await new PageCacheHandler().get('/p', asPage)).toBeNull()
})

test('the page cache stays within its bytes', async () => {
  const { entries } = emptyPageCache({ maxBytes: 100_000 })
  for (let index = 0; index < 20; index++) {
    await new PageCacheHandler().set(`/p${index}`, page('x'.repeat(10_000), 'a'), asPage)
  }
  expect(entries.size).toBeLessThanOrEqual(100_000)
  expect(await new PageCacheHandler().get('/p0', asPage)).not.toBeNull()
})

test('a change that the ledger has forgotten counts as a change of everything', () => {
  const ledger = new TagLedger({ remembered: 2 })
  ledger.expire(['a'])
  const startedAt = ledger.sequence
  for (const tag of ['b', 'c', 'd']) ledger.expire([tag])

  expect(ledger.isStale(['never changed'], startedAt - 1)).toBe(true)
  expect(ledger.isStale(['never changed'], ledger.sequence)).toBe(false)
})
