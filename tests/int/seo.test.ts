import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { findListedDocuments } from '@/features/feeds/queries'
import { findDraftSeo, findSeo } from '@/features/shell/queries'
import { changeNews, makeNews } from '../factories/news'
import { makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'
import { listen } from '../support/notifications'
import { testDatabase } from '../support/worker-database'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const article = (id: string) => ({ collection: 'news', id }) as const

test('a site has its own texts for search engines, or those of its fallback; drafts are for previews', async () => {
  const picture = await makePicture(cms)
  const seo = { title: 'Found', description: 'Shown.', picture: picture.id, noIndex: true }
  const { id } = await makeNews(cms, { seo })
  await cms.update({
    collection: 'news',
    id,
    locale: 'fr_FR',
    data: { seo: { title: 'Trouvé', noIndex: false } },
  })
  const onGlobal = { title: 'Found', description: 'Shown.', noIndex: true }
  expect(await findSeo('en_EN', article(id))).toMatchObject({ ...onGlobal, picture: { id: picture.id } })
  expect(await findSeo('es_ES', article(id))).toMatchObject({ ...onGlobal, picture: { id: picture.id } })
  expect(await findSeo('fr_FR', article(id))).toMatchObject({ ...onGlobal, title: 'Trouvé', noIndex: false })
  expect(await findSeo('zh_CN', article(id))).toMatchObject({ title: '', picture: null, noIndex: false })
  await changeNews(cms, id, { seo: { title: 'Draft' } }, { draft: true })
  expect(await findDraftSeo('en_EN', article(id))).toMatchObject({ title: 'Draft' })
  expect(await findSeo('en_EN', article(id))).toMatchObject({ title: 'Found' })
})

test('the site map leaves out the sites on which a document is not for search engines', async () => {
  const { id } = await makeNews(cms, { seo: { noIndex: true } })
  await cms.update({
    collection: 'news',
    id,
    locale: 'fr_FR',
    data: { title: 'Un article', seo: { noIndex: false } },
  })
  const listed = async () => (await findListedDocuments()).find((document) => document.id === id)?.shownOn
  expect(await listed()).toEqual(['fr_FR'])
  await changeNews(cms, id, { seo: { noIndex: false } })
  expect(await listed()).toEqual(expect.arrayContaining(['en_EN', 'en_US', 'es_ES', 'fr_FR']))
})

test('a change of the texts for search engines makes the page and the site map stale', async () => {
  const { id } = await makeNews(cms)
  const notifications = await listen(await testDatabase())
  const tags = (await notifications.during(() => changeNews(cms, id, { seo: { noIndex: true } }))).flat()
  await notifications.stop()
  expect(tags).toContain(`news:${id}:summary@en_EN`)
  expect(tags).toContain('news:list.seo@en_EN')
})
