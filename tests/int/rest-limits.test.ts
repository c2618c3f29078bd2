import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { changeNews, makeNews, makeNewsType } from '../factories/news'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let token: string
let typeId: string

const moreThanAPage = 205

beforeAll(async () => {
  cms = await testCms()
  ;({ token } = await signIn(cms, 'editor'))
  ;({ id: typeId } = await makeNewsType(cms))
  for (let n = 1; n < moreThanAPage; n += 1) {
    await cms.db.create({
      collection: 'news-types',
      data: { id: `type-${n}`, code: `type-${n}`, name: { en_EN: 'x' }, order: n, sites: [] },
    })
  }
})

const lengthOf = async (path: string) => ((await rest(path, { token })).body.docs as unknown[]).length

test.each([
  'limit=0',
  'limit=100000',
  'limit=-1',
  'limit=1e9',
  'limit=x',
  'pagination=false',
  'limit=0&pagination=false',
])('a read with %s returns no more than 200 documents (platform: #4143)', async (query) => {
  const length = await lengthOf(`news-types?${query}`)
  expect(length).toBeGreaterThan(0)
  expect(length).toBeLessThanOrEqual(200)
})

test.each(['limit=0', 'limit=100000', 'pagination=false'])(
  'a read of versions with %s is bounded too',
  async (query) => {
    const { id } = await makeNews(cms, { type: typeId })
    await changeNews(cms, id, { title: 'Again' })
    const { body } = await rest(`news/versions?${query}`, { token })
    expect(body).toMatchObject({ limit: expect.any(Number) })
    expect(body.limit).toBeGreaterThan(0)
    expect(body.limit).toBeLessThanOrEqual(200)
  },
)

test('an ordinary limit is not changed', async () => {
  expect(await lengthOf('news-types?limit=3')).toBe(3)
  expect(await lengthOf('news-types')).toBe(10)
})

test.each(['graphql', 'graphql-playground'])('/api/%s does not exist', async (path) => {
  expect((await rest(path)).status).toBe(404)
  const response = await rest(path, { token, data: { query: '{ Users { docs { email } } }' } })
  expect(response.status).toBe(404)
})

test.each([
  'where[nothing][equals]=1',
  'where[title][nonsense]=1',
  'sort=nothing',
  'where[and][0][or][0][title][like]=%25',
  'locale=xx_XX',
  'page=99999999999999999999',
  'page=-1',
])('a read with %s is answered without an inner error', async (query) => {
  const { status } = await rest(`news?${query}`, { token })
  expect([200, 400]).toContain(status)
})
