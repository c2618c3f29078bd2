import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { changeNews, makeNews } from '../factories/news'
import { richText } from '../factories/rich-text'
import { signIn } from '../factories/users'
import { testCms } from '../support/cms'
import { failNextCommit } from '../support/fail-next-commit'
import { rest } from '../support/rest'

let cms: Payload
let token: string
let id: string

beforeAll(async () => {
  cms = await testCms()
  token = (await signIn(cms, 'editor')).token
})

beforeEach(async () => {
  ;({ id } = await makeNews(cms, { title: 'A new freezer', content: richText('It is cold.') }))
})

const compare = (query: string) => rest(`news/${id}/copy?${query}`, { token })
const copy = (data: object) => rest(`news/${id}/copy`, { token, data })
const title = async (site: 'zh_CN' | 'es_ES', draft = false) =>
  (await cms.findByID({ collection: 'news', id, locale: site, fallbackLocale: false, draft })).title

describe('copying texts to another site (issue 14, wrong data)', () => {
  test('lists the texts that are set on the one and different on the other', async () => {
    await changeNews(cms, id, { seo: { title: 'Freezers' } }, { locale: 'en_EN' })
    await changeNews(cms, id, { title: 'Un congelador' }, { locale: 'es_ES' })
    const { body } = await compare('from=en_EN&to=es_ES')
    expect(body.texts).toEqual([
      { path: 'title', label: 'Title', source: 'A new freezer', target: 'Un congelador' },
      { path: 'content', label: 'Content', source: 'It is cold.', target: null },
      { path: 'seo.title', label: 'Title in search results', source: 'Freezers', target: null },
    ])
  })

  test('saves a draft with the chosen texts only', async () => {
    await changeNews(cms, id, { title: '新品' }, { locale: 'zh_CN' })
    expect(await copy({ from: 'en_EN', to: 'zh_CN', paths: ['title'] })).toMatchObject({
      status: 200,
      body: { copied: 1 },
    })
    expect(await title('zh_CN')).toBe('新品')
    expect(await title('zh_CN', true)).toBe('A new freezer')
    const draft = await cms.findByID({
      collection: 'news',
      id,
      locale: 'zh_CN',
      fallbackLocale: false,
      draft: true,
    })
    expect(draft).toMatchObject({ _status: 'draft' })
    expect(draft.content ?? null).toBeNull()
    expect(await cms.findByID({ collection: 'news', id })).toMatchObject({
      _status: 'published',
      title: 'A new freezer',
    })
  })

  test('fails when its COMMIT fails, without a draft', async () => {
    failNextCommit(cms)
    expect((await copy({ from: 'en_EN', to: 'zh_CN', paths: ['title'] })).status).toBe(500)
    expect(await title('zh_CN', true)).toBeFalsy()
  })

  test('copies rows and groups of a global, whose former figures stay public', async () => {
    const figures = (label: string) => ({ statistics: [{ figure: '500+', label }], iot: { title: label } })
    await cms.updateGlobal({
      slug: 'home-page',
      locale: 'en_EN',
      data: { ...figures('Models'), _status: 'published' },
    })
    await cms.updateGlobal({
      slug: 'home-page',
      locale: 'fr_FR',
      data: { ...figures('Modèles'), _status: 'published' },
    })
    const address = 'globals/home-page/copy'
    const compared = await rest(`${address}?from=en_EN&to=fr_FR`, { token })
    expect(compared.body.texts).toEqual([
      { path: 'statistics', label: 'Statistics', source: '1 entry', target: '1 entry' },
      { path: 'iot.title', label: 'IoT Cloud Solutions: Title', source: 'Models', target: 'Modèles' },
    ])
    const data = { from: 'en_EN', to: 'fr_FR', paths: ['statistics', 'iot.title'] }
    expect((await rest(address, { token, data })).body).toEqual({ copied: 2 })
    const read = (draft: boolean) =>
      cms.findGlobal({ slug: 'home-page', locale: 'fr_FR', fallbackLocale: false, draft })
    expect(await read(false)).toMatchObject(figures('Modèles'))
    expect(await read(true)).toMatchObject(figures('Models'))
  })

  test.each([
    ['the same site twice', { from: 'en_EN', to: 'en_EN', paths: ['title'] }],
    ['an unknown site', { from: 'en_EN', to: 'de_DE', paths: ['title'] }],
    ['no text', { from: 'en_EN', to: 'zh_CN', paths: [] }],
  ])('refuses %s', async (_, data) => {
    expect((await copy(data)).status).toBe(400)
  })

  test('is refused to those who do not edit content', async () => {
    const staff = await signIn(cms, 'inbox')
    const data = { from: 'en_EN', to: 'zh_CN', paths: ['title'] }
    expect((await rest(`news/${id}/copy`, { token: staff.token, data })).status).toBe(403)
    expect((await rest(`news/${id}/copy`, { data })).status).toBe(403)
    expect((await rest(`news/${id}/copy?from=en_EN&to=zh_CN`)).status).toBe(403)
  })
})
