import { brotliDecompressSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { createByteCache, type ByteCache } from '@/gateway/byte-cache'
import { Recompressor } from '@/gateway/recompressor'
import { createStoredResponse } from '@/gateway/stored-response'
import { InvalidationLog } from '@/server/page-cache'

const body = Buffer.from(
  Array.from({ length: 800 }, (_, at) => `<p>Freezer ${at * 7919} holds ${at % 97} racks</p>`).join(''),
)

let log: InvalidationLog
let cache: ByteCache
let recompressor: Recompressor

beforeEach(() => {
  log = new InvalidationLog()
  cache = createByteCache({ maxBytes: 2 ** 24, invalidationLog: log })
  recompressor = new Recompressor(cache)
})

const page = () =>
  createStoredResponse({
    status: 200,
    headers: new Map([['content-type', 'text/html']]),
    body,
    tags: ['news:1'],
    startedAt: log.sequence,
    expiresAt: Infinity,
    cached: true,
    compress: true,
  })

async function store(requests: number) {
  const response = await page()
  cache.set('page', response)
  for (let at = 0; at < requests; at += 1) cache.get('page')
  return response
}

test('a frequent response becomes smaller, with the same content and tag', async () => {
  const before = await store(10)
  await recompressor.recompressNext()
  const after = cache.peek('page')
  const [old, br] = [before.variants.br, after?.variants.br]
  if (!old || !br || !after) throw new Error('no brotli')
  expect(br.body.length).toBeLessThan(old.body.length)
  expect(brotliDecompressSync(br.body)).toEqual(body)
  expect(br.etag).toBe(old.etag)
  expect(br.headers[br.headers.indexOf('content-length') + 1]).toBe(String(br.body.length))
  expect(after.size).toBeLessThan(before.size)
})

test('each response is compressed once more only once', async () => {
  await store(10)
  await recompressor.recompressNext()
  const after = cache.peek('page')
  await recompressor.recompressNext()
  expect(cache.peek('page')).toBe(after)
})

test('rare responses are left as they are', async () => {
  const response = await store(9)
  await recompressor.recompressNext()
  expect(cache.peek('page')).toBe(response)
})

test('what has changed or was replaced meanwhile is not stored', async () => {
  await store(10)
  const first = recompressor.recompressNext()
  const newer = await page()
  cache.set('page', newer)
  await first
  expect(cache.peek('page')).toBe(newer)
  const second = recompressor.recompressNext()
  log.invalidate(['news:1'])
  await second
  expect(cache.peek('page')).toBeUndefined()
})
