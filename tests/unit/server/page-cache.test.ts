import { expect, test } from 'vitest'
import PageCacheHandler, {
  InvalidationLog,
  pageCache,
  recordPageTags,
  type Capture,
} from '@/server/page-cache'
import { newPageCache } from '../../support/page-cache'

const page = (html: string, tags: string) =>
  ({ kind: 'APP_PAGE', html, headers: { 'x-next-cache-tags': tags }, status: 200 }) as never
const read = (body: string) =>
  ({ kind: 'FETCH', data: { headers: {}, body, url: '' }, revalidate: 60 }) as never
const asPage = { kind: 'APP_PAGE', isFallback: false } as never
const asRead = (tags: string[]) => ({ kind: 'FETCH', tags }) as never
const cachedRead = (tags: string[]) => ({ fetchCache: true, tags }) as never

function newCapture(): Capture {
  return { startedAt: pageCache().invalidationLog.sequence, tags: null, reads: new Set() }
}

/** As in a request that the gateway passes on. */
function inRequest<Result>(work: () => Result, capture = newCapture()): Result {
  return pageCache().capture.run(capture, work)
}

const store = (key: string, value: never) => inRequest(() => new PageCacheHandler().set(key, value, asPage))

test('a page is cached until one of its tags is invalidated', async () => {
  const { invalidationLog } = newPageCache()
  await store('/en_EN/news/1', page('one', 'news:1,news:list'))

  invalidationLog.invalidate(['news:2'])
  expect(await new PageCacheHandler().get('/en_EN/news/1', asPage)).toMatchObject({ value: { html: 'one' } })
  invalidationLog.invalidate(['news:list'])
  expect(await new PageCacheHandler().get('/en_EN/news/1', asPage)).toBeNull()
})

test('a query is cached until one of its tags is invalidated', async () => {
  const { invalidationLog } = newPageCache()
  await new PageCacheHandler().set('key', read('1'), cachedRead(['news:1']))
  expect(await new PageCacheHandler().get('key', asRead(['news:1']))).toMatchObject({
    value: { data: { body: '1' } },
  })

  invalidationLog.invalidate(['news:1'])
  expect(await new PageCacheHandler().get('key', asRead(['news:1']))).toBeNull()
})

test('* invalidates everything, the tag of a site only its own entries', async () => {
  const { invalidationLog } = newPageCache()
  await store('uk', page('uk', 'news:1@en_UK'))
  await store('us', page('us', 'news:1@en_US'))

  invalidationLog.invalidate(['news:1@en_UK', 'news:1'])
  expect(await new PageCacheHandler().get('uk', asPage)).toBeNull()
  expect(await new PageCacheHandler().get('us', asPage)).not.toBeNull()
  invalidationLog.invalidate(['*'])
  expect(await new PageCacheHandler().get('us', asPage)).toBeNull()
})

test('entries started before an invalidation of their tags are not cached', async () => {
  const { invalidationLog } = newPageCache()
  const slow = inRequest(() => new PageCacheHandler())
  const request = newCapture()
  invalidationLog.invalidate(['news:1'])
  await inRequest(() => slow.set('/page', page('old', 'news:1'), asPage), request)
  await slow.set('key', read('old'), cachedRead(['news:1']))
  await inRequest(() => slow.set('/other', page('good', 'news:2'), asPage), request)

  expect(await new PageCacheHandler().get('/page', asPage)).toBeNull()
  expect(await new PageCacheHandler().get('key', asRead(['news:1']))).toBeNull()
  expect(await new PageCacheHandler().get('/other', asPage)).not.toBeNull()
})

test('the tags of a page are captured on a hit and when it is rendered', async () => {
  const { capture } = newPageCache()
  const made = newCapture()
  await capture.run(made, () => new PageCacheHandler().set('/p', page('p', 'news:1,banners:list'), asPage))
  const hit = newCapture()
  await capture.run(hit, () => new PageCacheHandler().get('/p', asPage))
  const missed = newCapture()
  await capture.run(missed, () => new PageCacheHandler().get('/q', asPage))

  expect([...(made.tags ?? [])]).toEqual(['news:1', 'banners:list'])
  expect(hit.tags).toEqual(made.tags)
  expect(missed.tags).toBeNull()
})

test('a page depends on the queries of its request', async () => {
  const { invalidationLog } = newPageCache()
  await inRequest(() => {
    recordPageTags(['media:7@fr_FR'])
    return new PageCacheHandler().set('/p', page('p', ''), asPage)
  })
  invalidationLog.invalidate(['media:8@fr_FR'])
  expect(await new PageCacheHandler().get('/p', asPage)).not.toBeNull()
  invalidationLog.invalidate(['media:7@fr_FR'])
  expect(await new PageCacheHandler().get('/p', asPage)).toBeNull()
})

test('a page whose reads are unknown is not cached', async () => {
  newPageCache()
  await new PageCacheHandler().set('/p', page('p', 'news:1'), asPage)
  expect(await new PageCacheHandler().get('/p', asPage)).toBeNull()
})

test("Next's revalidateTag invalidates the tag", async () => {
  newPageCache()
  await store('/p', page('p', 'news:1'))
  await new PageCacheHandler().revalidateTag('news:1')
  expect(await new PageCacheHandler().get('/p', asPage)).toBeNull()
})

test('the page cache stays within its size limit', async () => {
  const { entries } = newPageCache({ maxBytes: 200_000 })
  for (let index = 0; index < 20; index++) {
    await store(`/p${index}`, page('x'.repeat(10_000), 'a'))
  }
  expect(entries.size).toBeLessThanOrEqual(150_000)
  expect(await new PageCacheHandler().get('/p0', asPage)).not.toBeNull()
})

test('an evicted invalidation counts for all tags', () => {
  const invalidationLog = new InvalidationLog({ remembered: 2 })
  invalidationLog.invalidate(['a'])
  const startedAt = invalidationLog.sequence
  for (const tag of ['b', 'c', 'd']) invalidationLog.invalidate([tag])

  expect(invalidationLog.isStale(['never changed'], startedAt - 1)).toBe(true)
  expect(invalidationLog.isStale(['never changed'], invalidationLog.sequence)).toBe(false)
})
