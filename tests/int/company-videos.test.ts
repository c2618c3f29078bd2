import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import {
  findDraftVideo,
  findHomeVideos,
  findVideo,
  findVideoNeighbours,
  findVideoPage,
} from '@/features/videos/queries'
import { makeVideo } from '../factories/company'
import { makeCaptions, makeVideoFile, makePicture } from '../factories/uploads'
import { testCms } from '../support/cms'
import { countStatements } from '../support/statements'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const whole = { pageNo: 1, pageSize: 100 }

test('company videos are sorted by order in lists, neighbours and on home pages (S1 2.12)', async () => {
  const sites = ['zh_CN' as const]
  const saving = { locale: 'zh_CN' as const }
  const made = []
  for (const order of [7, 1, 2, 3, 4, 5, 6]) {
    made.push(await makeVideo(cms, { title: `第 ${order} 部`, order, sites }, saving))
  }
  const page = await findVideoPage('zh_CN', { pageNo: 2, pageSize: 5 })
  expect([page.total, page.items.map(({ title }) => title)]).toEqual([7, ['第 6 部', '第 7 部']])
  expect(await findVideoPage('zh_CN', { pageNo: 9, pageSize: 5 })).toEqual({ items: [], total: 7 })
  expect((await findHomeVideos('zh_CN')).map(({ title }) => title)).toEqual(
    [1, 2, 3, 4, 5, 6].map((order) => `第 ${order} 部`),
  )
  const [last, first, second] = made.map(({ id }) => id)
  expect(await findVideoNeighbours('zh_CN', String(first))).toEqual({
    last: null,
    next: { id: second, title: '第 2 部' },
  })
  expect(await findVideoNeighbours('zh_CN', String(last))).toMatchObject({ next: null })
  expect(await findVideoNeighbours('zh_CN', '1')).toEqual({ last: null, next: null })
  expect((await findVideoPage('en_EN', whole)).items.map(({ id }) => id)).not.toContain(first)
})

test('a company video lists the sites with a title of its own, and is shown on others by fallback', async () => {
  const cover = (await makePicture(cms)).id
  const { id, video } = await makeVideo(cms, { title: 'A day', brief: 'Six minutes', cover })
  await cms.update({ collection: 'company-videos', id, locale: 'fr_FR', data: { title: 'Une journée' } })
  expect(await findVideo('fr_FR', id)).toMatchObject({
    title: 'Une journée',
    brief: 'Six minutes',
    cover: { id: cover },
    video: { id: typeof video === 'string' ? video : video.id },
    sites: ['en_EN', 'en_US', 'en_UK', 'es_ES', 'fr_FR'],
  })
  expect((await findVideo('es_ES', id))?.writtenFor.toSorted()).toEqual(['en_EN', 'fr_FR'])
  expect(await findVideo('zh_CN', id)).toBeNull()
})

test('captions are in the language of the site that has them, its own before those of its fallback', async () => {
  const english = (await makeCaptions(cms)).id
  const french = await makeCaptions(cms)
  const { id } = await makeVideo(cms, { captions: english })
  expect((await findVideo('fr_FR', id))?.captions?.site).toBe('en_EN')
  await cms.update({ collection: 'company-videos', id, locale: 'fr_FR', data: { captions: french.id } })
  expect((await findVideo('fr_FR', id))?.captions).toEqual({ site: 'fr_FR', url: french.url })
  expect((await findVideo('es_ES', id))?.captions?.site).toBe('en_EN')
  const without = await makeVideo(cms)
  expect((await findVideo('en_EN', without.id))?.captions).toBeNull()
})

test('drafts of company videos are hidden in every read; a preview shows them', async () => {
  const { id } = await makeVideo(cms, { title: 'Secret', order: -1 }, { draft: true })
  expect(await findVideo('en_EN', id)).toBeNull()
  expect((await findVideoPage('en_EN', whole)).items.map((item) => item.id)).not.toContain(id)
  expect((await findHomeVideos('en_EN')).map((item) => item.id)).not.toContain(id)
  expect(await findVideoNeighbours('en_EN', id)).toEqual({ last: null, next: null })
  expect(await findDraftVideo('en_EN', id)).toMatchObject({ title: 'Secret', writtenFor: ['en_EN'] })

  const { id: shown } = await makeVideo(cms, { title: 'Public' })
  const captions = (await makeCaptions(cms)).id
  const draft = { draft: true, data: { title: 'Next', captions, _status: 'draft' as const } }
  await cms.update({ collection: 'company-videos', id: shown, locale: 'en_EN', ...draft })
  expect(await findVideo('en_EN', shown)).toMatchObject({ title: 'Public', captions: null })
  expect(await findDraftVideo('en_EN', shown)).toMatchObject({ title: 'Next', captions: { site: 'en_EN' } })
})

test('a video can be previewed on a site that does not show it', async () => {
  const { id } = await makeVideo(cms, { title: 'For France', sites: ['fr_FR'] }, { draft: true })
  expect(await findDraftVideo('en_EN', id)).toMatchObject({ title: 'For France' })
  expect(await findDraftVideo('en_EN', '1')).toBeNull()
})

test('no read takes more statements for 20 company videos than for 2', { timeout: 120_000 }, async () => {
  const cover = (await makePicture(cms)).id
  const captions = (await makeCaptions(cms)).id
  const video = (await makeVideoFile(cms)).id
  let last = ''
  const add = async (count: number) => {
    for (let index = 0; index < count; index += 1) {
      last = (await makeVideo(cms, { cover, captions, video, order: -2 })).id
    }
  }
  const count = async () => [
    await countStatements(cms, () => findVideoPage('en_UK', whole)),
    await countStatements(cms, () => findHomeVideos('en_UK')),
    await countStatements(cms, () => findVideo('en_UK', last)),
    await countStatements(cms, () => findVideoNeighbours('en_UK', last)),
  ]
  await add(2)
  const few = await count()
  await add(18)
  expect(await count()).toEqual(few)
})
