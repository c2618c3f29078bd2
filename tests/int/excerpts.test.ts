import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findRecommendedCases } from '@/features/cases/queries'
import { findNews, findNewsPage, findNewsByIds, withContents } from '@/features/news/queries'
import { findProductTeasers } from '@/features/products/queries'
import type { SiteId } from '@/i18n/locales'
import { makeCase } from '../factories/cases'
import { changeNews, makeNews } from '../factories/news'
import { changeProduct, makeProduct } from '../factories/products'
import { heading, list, richText } from '../factories/rich-text'
import { testCms } from '../support/cms'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const excerptOn = async (site: SiteId, id: string) => (await findNewsByIds(site, [id]))[0]?.excerpt

test('a save stores the first words of the text for the site, in its punctuation', async () => {
  const { id } = await makeNews(cms, {
    content: richText(
      heading('In 24 hours'),
      'Measured:',
      list('nothing: 31.6 kWh', 'a curtain: 24.1 kWh'),
      'Much.',
    ),
  })
  await changeNews(
    cms,
    id,
    {
      title: '一天',
      content: richText(list('什么都不装：31.6 kWh', '塑料门帘：24.1 kWh'), '差别很大。'),
    },
    { locale: 'zh_CN' },
  )
  expect(await excerptOn('en_EN', id)).toBe('Measured: nothing: 31.6 kWh; a curtain: 24.1 kWh. Much.')
  expect(await excerptOn('zh_CN', id)).toBe('什么都不装：31.6 kWh；塑料门帘：24.1 kWh。差别很大。')
})

test('a site without a text shows the excerpt of its fallback, and its own one once it has a text', async () => {
  const { id } = await makeNews(cms, { content: richText('Cold.') })
  await changeNews(cms, id, { title: 'Le froid' }, { locale: 'fr_FR' })
  expect(await excerptOn('fr_FR', id)).toBe('Cold.')
  expect(await excerptOn('en_US', id)).toBe('Cold.')

  await changeNews(cms, id, { content: richText('Froid.') }, { locale: 'fr_FR' })
  expect(await excerptOn('fr_FR', id)).toBe('Froid.')
  expect(await excerptOn('en_US', id)).toBe('Cold.')

  await changeNews(cms, id, { content: null }, { locale: 'fr_FR' })
  expect(await excerptOn('fr_FR', id)).toBe('Cold.')
})

test('a save of another field keeps the excerpt, and a draft does not change the published one', async () => {
  const { id } = await makeNews(cms, { content: richText('Cold.') })
  await changeNews(cms, id, { title: 'Another title' })
  await changeNews(cms, id, { content: richText('Secret.') }, { draft: true })
  expect(await excerptOn('en_EN', id)).toBe('Cold.')
  await changeNews(cms, id, { content: richText('Warm.') })
  expect(await excerptOn('en_EN', id)).toBe('Warm.')
})

test('a restored version has its own excerpt', async () => {
  const { id } = await makeNews(cms, { content: richText('Cold.') })
  await changeNews(cms, id, { content: richText('Warm.') })
  const { docs } = await cms.findVersions({
    collection: 'news',
    where: { parent: { equals: id } },
    sort: 'createdAt',
  })
  await cms.restoreVersion({ collection: 'news', id: String(docs[0]?.id) })
  expect(await excerptOn('en_EN', id)).toBe('Cold.')
})

test('lists contain excerpts in place of texts; the contract and the page of an article add the text', async () => {
  const { id, type } = await makeNews(cms, { content: richText('Cold.') })
  const { items } = await findNewsPage('en_EN', { typeId: String(type), pageNo: 1, pageSize: 10 })
  expect(items).toEqual([expect.objectContaining({ id, excerpt: 'Cold.' })])
  expect(items[0]).not.toHaveProperty('content')
  expect(await withContents('en_EN', items)).toEqual([
    expect.objectContaining({ id, content: '<p>Cold.</p>' }),
  ])
  expect(await findNews('en_EN', id)).toMatchObject({ excerpt: 'Cold.', content: '<p>Cold.</p>' })
})

test('cases and products have excerpts, too', async () => {
  const found = await makeCase(cms, { brief: richText('Twenty million samples.'), recommended: true })
  const recommended = await findRecommendedCases('es_ES')
  expect(recommended.find(({ id }) => id === found.id)?.excerpt).toBe('Twenty million samples.')

  const product = await makeProduct(cms, { overview: richText('Holds −86 °C', 'Quietly') })
  await changeProduct(
    cms,
    product.id,
    { name: '冰箱', overview: richText('保持 −86 °C', '安静') },
    { locale: 'zh_CN' },
  )
  const excerptOf = async (site: SiteId) => (await findProductTeasers(site, [product.id]))[0]?.excerpt
  expect(await excerptOf('en_UK')).toBe('Holds −86 °C; Quietly')
  expect(await excerptOf('zh_CN')).toBe('保持 −86 °C；安静')
})
