import { mkdirSync } from 'node:fs'
import type { Payload } from 'payload'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { env } from '@/server/env'
import { viewCountsOf } from '@/server/view-counts'
import { makeNews } from '../factories/news'
import { testCms } from '../support/cms'
import { KillableServer } from '../support/killable-server'

let cms: Payload
let server: KillableServer

beforeAll(async () => {
  cms = await testCms()
  mkdirSync(env.dataDir, { recursive: true })
  server = await KillableServer.start(env.dataDir)
}, 180_000)

afterAll(() => server?.stop())

async function view(id: string) {
  const response = await fetch(`${server.origin}/f/news/queryById?siteId=en_EN&id=${id}`)
  const { result } = (await response.json()) as { result: { viewCount: number } }
  return { viewCount: result.viewCount, cache: response.headers.get('x-cache') }
}

const stored = async (id: string) => (await viewCountsOf('news', [id])).get(id) ?? 0

test('views are counted in responses from the cache too, shown after seconds, and not lost by a stop', async () => {
  const { id } = await makeNews(cms)
  expect(await view(id)).toEqual({ viewCount: 1, cache: 'miss' })
  const more = await Promise.all(Array.from({ length: 40 }, () => view(id)))
  expect(more.filter(({ cache }) => cache === 'hit').length).toBeGreaterThan(0)
  let views = 41
  // A cached response shows the count as it was when it was made; the next one has all views until then.
  await expect
    .poll(async () => {
      views += 1
      const { viewCount, cache } = await view(id)
      return cache === 'miss' && viewCount === views
    })
    .toBe(true)

  await Promise.all(Array.from({ length: 25 }, () => view(id)))
  await server.stop()
  expect(await stored(id)).toBe(views + 25)
})
