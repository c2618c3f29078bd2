import type { Payload } from 'payload'
import { beforeAll, describe, expect, test } from 'vitest'
import { makeNews, makeNewsType } from '../factories/news'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let editor: SignedIn

beforeAll(async () => {
  cms = await testCms()
  editor = await signIn(cms, 'editor')
})

type Option = { address: string; kind: string; title: string; isPublic: boolean }
type State = {
  kind: string
  title: string
  href: string | null
  problem: string | null
  otherSite: string | null
}

async function find(q: string, locale = 'en_EN', language = 'en') {
  const query = new URLSearchParams({ q, locale })
  const { body } = await rest(`link-targets?${query}`, {
    token: editor.token,
    headers: { 'accept-language': language },
  })
  return body.options as Option[]
}

async function stateOf(address: string, locale = 'en_EN') {
  const query = new URLSearchParams({ address, locale })
  const { body } = await rest(`link-targets/state?${query}`, { token: editor.token })
  return body.target as State
}

const saveMenu = async (address: string, { draft = false, locale = 'en_EN' } = {}) =>
  rest(`globals/navigation?locale=${locale}${draft ? '&draft=true' : ''}`, {
    token: editor.token,
    data: { utility: [{ label: 'Entry', address }], _status: draft ? 'draft' : 'published' },
  })

describe('the targets that a link may have (issue 20)', () => {
  test('are pages by their titles, and documents by name or id, with the addresses of the site', async () => {
    const { id } = await makeNews(cms, { title: 'Opening in Qingyu', sites: ['en_EN', 'fr_FR'] })
    const type = await makeNewsType(cms, { name: 'Trade fairs', code: 'TradeFairs' })
    expect(await find('team')).toContainEqual({
      address: '/en/aboutUs/team',
      kind: 'Page',
      title: 'The team',
      isPublic: true,
    })
    expect((await find('équipe')).map(({ address }) => address)).toContain('/en/aboutUs/team')
    const article = { address: `/en/newsDetail?id=${id}`, title: 'Opening in Qingyu' }
    expect(await find('Opening in Qing')).toMatchObject([{ ...article, isPublic: true }])
    expect(await find(id, 'fr_FR')).toMatchObject([{ ...article, isPublic: true }])
    expect(await find(id, 'es_ES')).toMatchObject([{ ...article, isPublic: false }])
    expect(await find('Trade fa')).toMatchObject([{ address: '/en/news?code=TradeFairs' }])
    expect(type.code).toBe('TradeFairs')
    expect((await find('')).every(({ address }) => address.startsWith('/en'))).toBe(true)
    expect((await find('', 'zh_CN')).map(({ address }) => address)).toContain('/zh_CN/support')
  })

  test('are described by kind and title, with what keeps visitors from them', async () => {
    const shown = await makeNews(cms, { title: 'Shown', sites: ['en_EN'] })
    const draft = await makeNews(cms, { title: 'Not yet' }, { draft: true })
    const article = (id: string) => `/en/newsDetail?id=${id}`
    expect(await stateOf('/en/support', 'fr_FR')).toMatchObject({
      kind: 'Page',
      title: 'Support',
      href: '/en/support?lang=fr_FR',
      problem: null,
    })
    expect(await stateOf(article(shown.id))).toMatchObject({ title: 'Shown', problem: null, otherSite: null })
    expect(await stateOf(article(shown.id), 'fr_FR')).toMatchObject({ title: 'Shown', problem: 'notPublic' })
    expect(await stateOf(article(draft.id))).toMatchObject({
      title: 'Not yet',
      problem: 'notPublic',
      href: null,
    })
    expect(await stateOf(article('12345'))).toMatchObject({ problem: 'missing', href: null })
    expect(await stateOf('/en/nothing')).toMatchObject({ problem: 'noPage' })
    expect(await stateOf('/zh_CN/support')).toMatchObject({ otherSite: 'zh_CN', problem: null })
    expect(await stateOf('https://shop.example/a')).toMatchObject({ title: 'shop.example', problem: null })
    expect(await stateOf('/file/documents/a%20b.pdf')).toMatchObject({ kind: 'File', title: 'a b.pdf' })
  })

  test('are found by staff only', async () => {
    const inbox = await signIn(cms, 'inbox')
    for (const path of ['link-targets?q=a', 'link-targets/state?address=/en']) {
      expect((await rest(path)).status).toBe(403)
      expect((await rest(path, { token: inbox.token })).status).toBe(403)
    }
  })
})

describe('a link is refused (issue 20)', () => {
  test.each(['/en/nothing', '/admin', 'shop.example', 'javascript:alert(1)', 'support'])(
    'that leads to %s, with the field and the remedy',
    async (address) => {
      const { status, body } = await saveMenu(address)
      expect(status).toBe(400)
      const message = JSON.stringify(body)
      expect(message).toContain('utility.0.address')
      expect(message).toMatch(/Choose a page or document from the list/)
    },
  )

  test.each(['/en/support', '/static/policy.pdf', 'https://shop.example', '/zh_CN/case', ''])(
    'but not one that leads to %j',
    async (address) => {
      expect((await saveMenu(address)).status).toBe(200)
    },
  )

  test('unless it is public already: a draft alone does not make it valid', async () => {
    await saveMenu('/en/support')
    expect((await saveMenu('/en/old-page', { draft: true })).status).toBe(200)
    expect((await saveMenu('/en/old-page')).status).toBe(400)

    const row = await cms.db.findGlobal<Record<string, unknown>>({ slug: 'navigation' })
    const utility = { en_EN: [{ id: 'old-entry', label: 'Old', address: '/en/old-page' }] }
    await cms.db.updateGlobal({ slug: 'navigation', data: { ...row, utility } })
    expect((await saveMenu('/en/old-page')).status).toBe(200)
    expect((await saveMenu('/en/other-page')).status).toBe(400)
  })
})
