import type { Payload } from 'payload'
import { beforeAll, expect, test } from 'vitest'
import { changeBanner, makeBanner } from '../factories/banners'
import { changeNews, makeNews, makeNewsType } from '../factories/news'
import { pictureBlock, richText } from '../factories/rich-text'
import { makeDocument, makePicture } from '../factories/uploads'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload

beforeAll(async () => {
  cms = await testCms()
})

const remove = (collection: 'media' | 'files' | 'news-types', id: string) => cms.delete({ collection, id })

test('a used picture cannot be deleted, and the error says where it is used (Payload issue 7982)', async () => {
  const { id } = await makePicture(cms)
  await makeNews(cms, { title: 'A quieter freezer', cover: id })
  await makeNews(cms, { title: 'In the text', content: richText('Look:', pictureBlock(id)) })
  await makeBanner(cms, { title: 'On a slide', picture: id })
  const { token } = await signIn(cms, 'editor')
  const { status, body } = await rest(`media/${id}`, { method: 'DELETE', token })
  expect(status).toBe(409)
  const message = JSON.stringify(body)
  for (const place of [
    'News article “A quieter freezer”',
    '“In the text”',
    'Banner “On a slide”',
    'Remove it',
  ]) {
    expect(message).toContain(place)
  }
  expect(await cms.findByID({ collection: 'media', id })).toMatchObject({ id })
})

test('a picture of one site’s text or slide alone is in use', async () => {
  const [inText, onSlide] = [await makePicture(cms), await makePicture(cms)]
  const news = await makeNews(cms)
  await changeNews(cms, news.id, { content: richText(pictureBlock(inText.id)) }, { locale: 'fr_FR' })
  const slide = await makeBanner(cms)
  await changeBanner(cms, slide.id, { mobilePicture: onSlide.id }, { locale: 'es_ES' })
  await expect(remove('media', inText.id)).rejects.toThrow('An article')
  await expect(remove('media', onSlide.id)).rejects.toThrow('A slide')
})

test('a picture of a draft is in use, and so is one that only the published text still shows', async () => {
  const [old, fresh] = [await makePicture(cms), await makePicture(cms)]
  const { id } = await makeNews(cms, { cover: old.id })
  await changeNews(cms, id, { cover: fresh.id }, { draft: true })
  await expect(remove('media', old.id)).rejects.toThrow('Still used')
  await expect(remove('media', fresh.id)).rejects.toThrow('Still used')
  await changeNews(cms, id, { cover: fresh.id })
  await expect(remove('media', old.id)).resolves.toBeTruthy()
})

test('pictures of the settings and menus are in use', async () => {
  const [logo, qr, panel] = [await makePicture(cms), await makePicture(cms), await makePicture(cms)]
  const social = [{ kind: 'wechat' as const, qr: qr.id }]
  await cms.updateGlobal({ slug: 'site-settings', data: { companyName: 'Norvane', logo: logo.id } })
  await cms.updateGlobal({ slug: 'site-settings', locale: 'zh_CN', data: { companyName: '诺凡', social } })
  await cms.updateGlobal({ slug: 'navigation', data: { header: [{ label: 'News', picture: panel.id }] } })
  await expect(remove('media', logo.id)).rejects.toThrow('Site settings')
  await expect(remove('media', qr.id)).rejects.toThrow('Site settings')
  await expect(remove('media', panel.id)).rejects.toThrow('Navigation')
})

test('a used video or news type cannot be deleted, an unused one can', async () => {
  const video = await makeDocument(cms)
  const slide = await makeBanner(cms, { video: video.id })
  const news = await makeNews(cms)
  await expect(remove('files', video.id)).rejects.toThrow('A slide')
  await expect(remove('news-types', String(news.type))).rejects.toThrow('An article')
  await cms.delete({ collection: 'banners', id: slide.id })
  await cms.delete({ collection: 'news', id: news.id })
  await expect(remove('files', video.id)).resolves.toBeTruthy()
  await expect(remove('news-types', String(news.type))).resolves.toBeTruthy()
  await expect(remove('news-types', (await makeNewsType(cms)).id)).resolves.toBeTruthy()
})
