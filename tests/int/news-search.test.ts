import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findNews, searchNews } from '@/features/news/queries'
import type { SiteId } from '@/i18n/locales'
import { changeNews, makeNews } from '../factories/news'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
  const { id } = await makeNews(cms, { title: 'Cold 100% kept_safe \\ always' })
  await changeNews(cms, id, { title: 'Froid garanti' }, { locale: 'fr_FR' })
  await changeNews(cms, id, { title: '安静的低温冰箱' }, { locale: 'zh_CN' })
})

const totalOf = async (site: SiteId, search: string) =>
  (await searchNews(site, { search, pageNo: 1, pageSize: 10 })).total

test.each([
  ['en_EN', 'cold', 1],
  ['en_EN', '  COLD  ', 1],
  ['en_UK', 'kept_safe', 1],
  ['fr_FR', 'garanti', 1],
  ['fr_FR', 'Cold', 0],
  ['zh_CN', '低温', 1],
  ['zh_CN', 'Cold', 0],
  ['en_EN', '低温', 0],
] as const)(
  'on %s the words %j find %i articles: titles count as they are shown',
  async (site, words, found) => {
    expect(await totalOf(site, words)).toBe(found)
  },
)

test.each([
  ['100%', 1],
  ['kept_safe', 1],
  ['\\ always', 1],
  ['kept%safe', 0],
  ['kept-safe', 0],
  ['C_ld', 0],
  ['%', 1],
  ['_', 1],
  ['\\', 1],
  ["'; drop table news; --", 0],
])('%j is searched literally', async (words, found) => {
  expect(await totalOf('en_EN', words)).toBe(found)
})

test.each([
  ['50,000 characters', 'x'.repeat(50_000)],
  ['50,000 wildcards', '%_\\'.repeat(16_667)],
  ['a NUL character', 'Co\0ld'],
  ['nothing but NUL', '\0'],
  ['half a surrogate pair', 'Co\ud83dld'],
  ['an emoji', '😀'],
])('%s are an ordinary search that finds nothing', async (_name, words) => {
  expect(await totalOf('en_EN', words)).toBe(0)
})

test('an empty search is the list', async () => {
  expect(await totalOf('en_EN', '   ')).toBe(1)
})

test.each(["1' or '1'='1", '\ud83d', '%'])('no article has the id %j', async (id) => {
  expect(await findNews('en_EN', id)).toBeNull()
})
