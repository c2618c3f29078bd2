import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { GET as robots } from '@/app/robots.txt/route'
import { GET as rss } from '@/app/rss/[site]/route'
import { GET as siteMap } from '@/app/sitemap.xml/route'
import { findListedDocuments } from '@/features/feeds/queries'
import { makeCase } from '../factories/cases'
import { makeVideo } from '../factories/company'
import { changeNews, makeNews, newestTime } from '../factories/news'
import { makeMaterial } from '../factories/materials'
import { makeProduct } from '../factories/products'
import { richText } from '../factories/rich-text'
import { makeSolution } from '../factories/solutions'
import { makeDocument, makeVideoFile } from '../factories/uploads'
import { testCms } from '../support/cms'
import { countStatements } from '../support/statements'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
  await cms.updateGlobal({ slug: 'site-settings', data: { companyName: 'Norvane' } })
})

const feed = (site: string) => rss(new Request('http://localhost'), { params: Promise.resolve({ site }) })

test('the site map lists published articles in their languages, with its cache tags (S1 2.9)', async () => {
  const { id } = await makeNews(cms, { title: 'Written' })
  await changeNews(cms, id, { title: 'Écrit' }, { locale: 'fr_FR' })
  const draft = await makeNews(cms, {}, { draft: true })
  const response = await siteMap()
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  const tags = response.headers.get('x-isotherm-tags')?.split(',')
  expect(tags).toEqual(expect.arrayContaining(['news:list', 'cases:list', 'products:list', 'solutions:list']))
  expect(tags).toEqual(
    expect.arrayContaining(['company-videos:list', 'materials:list', 'support-pages:list']),
  )
  expect(tags).toEqual(expect.arrayContaining(['files:list.restricted', 'news:list.title']))
  const xml = await response.text()
  expect(xml).toContain(`/en/newsDetail?id=${id}</loc>`)
  expect(xml).toContain(`/en/newsDetail?id=${id}&amp;lang=fr_FR</loc>`)
  expect(xml).not.toContain(`id=${id}&amp;lang=es_ES`)
  expect(xml).not.toContain(draft.id)
})

test('the site map lists cases, products and solutions, in one statement for each collection', async () => {
  const { id: story } = await makeCase(cms)
  const { id: product } = await makeProduct(cms)
  const { id: solution } = await makeSolution(cms)
  const hidden = await makeCase(cms, {}, { draft: true })
  const xml = await (await siteMap()).text()
  expect(xml).toContain(`/en/caseDetail?id=${story}</loc>`)
  expect(xml).toContain(`/en/products?id=${product}</loc>`)
  expect(xml).toContain(`/en/solutions?solutionId=${solution}</loc>`)
  expect(xml).not.toContain(hidden.id)
  expect(await countStatements(cms, siteMap)).toBe(7)
})

test('a site map lists company videos with the time of their last change', async () => {
  const { id } = await makeVideo(cms, { updateTime: '2026-03-10T20:00:00.000Z' })
  expect(await findListedDocuments()).toContainEqual({
    collection: 'company-videos',
    id,
    writtenFor: ['en_EN'],
    shownOn: expect.arrayContaining(['en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR']) as unknown,
    updateTime: '2026-03-10T20:00:00.000Z',
  })
})

test('the site map lists public videos of the library, no other materials', async () => {
  const [open, locked] = [await makeVideoFile(cms), await makeDocument(cms, { data: { restricted: true } })]
  const video = await makeMaterial(cms, { kind: 'product-video', file: open.id })
  const closed = await makeMaterial(cms, { kind: 'user-video', file: locked.id })
  const brochure = await makeMaterial(cms, { file: open.id })
  const xml = await (await siteMap()).text()
  expect(xml).toContain(`/en/products/videoDetail?id=${video.id}</loc>`)
  expect(xml).not.toContain(closed.id)
  expect(xml).not.toContain(brochure.id)
})

test('each site has a feed with its own texts, newest first', async () => {
  const { id } = await makeNews(cms, {
    title: 'Feed me',
    content: richText('The words'),
    publishTime: newestTime(),
  })
  await changeNews(cms, id, { title: 'Nourris-moi' }, { locale: 'fr_FR' })
  const response = await feed('fr_FR')
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
  const xml = await response.text()
  const titles = [...xml.matchAll(/<item>\s*<title><!\[CDATA\[(.*?)\]\]>/g)].map(([, title]) => title)
  expect(titles[0]).toBe('Nourris-moi')
  expect(xml).toContain('The words')
  expect(await (await feed('zh_CN')).text()).not.toContain(id)
})

test.each(['de_DE', 'EN_en', '..', 'constructor'])('%j has no feed', async (site) => {
  expect((await feed(site)).status).toBe(404)
})

test('robots find the site map', async () => {
  expect(await robots().text()).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m)
})
