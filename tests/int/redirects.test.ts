import type { Payload } from 'payload'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeNews } from '../factories/news'
import { signIn, type SignedIn } from '../factories/users'
import { testCms } from '../support/cms'
import { rest } from '../support/rest'

let cms: Payload
let editor: SignedIn

beforeAll(async () => {
  cms = await testCms()
  editor = await signIn(cms, 'editor')
})

beforeEach(async () => {
  await cms.delete({ collection: 'redirects', where: {} })
  await cms.delete({ collection: 'missing-addresses', where: {} })
})

const create = (data: object) =>
  rest('redirects', { token: editor.token, data, headers: { 'x-forwarded-host': 'maker.example' } })

async function refusal(data: object) {
  const { status, body } = await create(data)
  const [error] = (body.errors ?? []) as { message: string; data?: { errors: { path: string }[] } }[]
  return { status, message: error?.message ?? '', field: error?.data?.errors[0]?.path }
}

const page = (id: string) => `/en/newsDetail?id=${id}`

describe('a redirect', () => {
  test('is stored in the one spelling of its addresses', async () => {
    const { id } = await makeNews(cms)
    const { body } = await create({
      from: ' https://maker.example/EN/newsdetail/?name=x&id=987&lang=fr_FR#top',
      site: 'all',
      address: `/en/newsDetail?name=y&id=${id}`,
    })
    expect(body.doc).toMatchObject({
      from: page('987'),
      address: page(id),
      document: { relationTo: 'news', value: id },
      permanent: true,
      enabled: true,
    })
  })

  test('leads to an address again when its document is removed', async () => {
    const { id } = await makeNews(cms)
    const { body } = await create({ from: '/old', site: 'all', document: { relationTo: 'news', value: id } })
    const { doc } = body as { doc: { id: string } }
    const change = (data: object) =>
      rest(`redirects/${doc.id}`, { method: 'PATCH', token: editor.token, data })
    const { status } = await change({ document: null })
    expect(status).toBe(400)
    const changed = await change({ document: null, address: '/en/news' })
    expect(changed.body.doc).toMatchObject({ address: '/en/news' })
    expect(changed.body.doc).not.toHaveProperty('document')
  })

  test.each([
    ['from', { from: 'old page' }, /Enter the path/],
    ['from', { from: '/api/news' }, /belongs to a file or to the system/],
    ['from', { from: '/en/contact' }, /always a page/],
    ['site', { from: '/zh_CN/old', site: 'fr_FR' }, /one of 中文/],
    ['address', { address: '' }, /Choose a document/],
    ['address', { address: 'http://example.com' }, /starts with https/],
    ['address', { address: 'https://user:pass@example.com' }, /starts with https/],
    ['address', { address: 'javascript:alert(1)' }, /starts with https/],
    ['address', { address: '//evil.example' }, /starts with https/],
    ['address', { address: '/en/nowhere' }, /no page at this address/],
    ['document', { document: { relationTo: 'news', value: '1' } }, /cannot open this document/],
  ])('is refused at the field %s: %o', async (field, data, message) => {
    const refused = await refusal({ from: '/old', site: 'all', address: '/en/news', ...data })
    expect(refused).toEqual({ status: 400, field, message: expect.stringMatching(message) })
  })

  test('is refused when there is one for the address in any spelling', async () => {
    await create({ from: '/old', site: 'all', address: '/en/news' })
    expect(await refusal({ from: '/OLD/', site: 'all', address: '/en/contact' })).toEqual({
      status: 400,
      field: 'from',
      message: expect.stringContaining('“/old → /en/news”'),
    })
    expect((await create({ from: '/old', site: 'fr_FR', address: '/en/contact' })).status).toBe(201)
  })

  test('is refused when it leads in circles or over another redirect', async () => {
    await create({ from: page('2'), site: 'all', address: '/en/news' })
    const chain = await refusal({ from: '/old', site: 'all', address: page('2') })
    // A page of a document that is not public is no target anyway.
    expect(chain).toMatchObject({ status: 400, field: 'document' })
    await create({ from: '/early', site: 'all', address: '/en/news' })
    expect(await refusal({ from: '/before', site: 'all', address: '/early' })).toMatchObject({
      field: 'address',
      message: expect.stringContaining('“/early → /en/news”. Choose /en/news'),
    })
    const { id } = await makeNews(cms)
    await create({ from: page(id), site: 'all', address: '/en/news' })
    expect(await refusal({ from: '/old', site: 'all', address: page(id) })).toEqual({
      status: 400,
      field: 'document',
      message: `There is a redirect at the target: “${page(id)} → /en/news”. Choose /en/news as the target.`,
    })
    const other = await makeNews(cms)
    await create({ from: '/older', site: 'all', address: page(other.id) })
    expect(await refusal({ from: page(other.id), site: 'all', address: '/en/contact' })).toMatchObject({
      field: 'from',
      message: expect.stringContaining(
        `“/older → ${page(other.id)}” leads to this address. Change its target`,
      ),
    })
    expect(await refusal({ from: page(other.id), site: 'all', address: page(other.id) })).toMatchObject({
      message: expect.stringContaining('its own address'),
    })
  })

  test('two that would form a loop cannot be saved at the same time', async () => {
    const [one, two] = [await makeNews(cms), await makeNews(cms)]
    const results = await Promise.all([
      create({ from: page(one.id), site: 'all', address: page(two.id) }),
      create({ from: page(two.id), site: 'all', address: page(one.id) }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual([201, 400])
  })

  test('is managed by editors, not by the inbox', async () => {
    const inbox = await signIn(cms, 'inbox')
    for (const path of ['redirects', 'redirects/export', 'redirects/lookup?address=/a'])
      expect((await rest(path, { token: inbox.token })).status).toBe(403)
    expect((await rest('redirects')).status).toBe(403)
  })
})

describe('the test of an address', () => {
  const lookUp = async (address: string) => {
    const query = new URLSearchParams({ address })
    return (await rest(`redirects/lookup?${query}`, { token: editor.token })).body.results
  }

  test('says whether it is a page, a redirect or missing on each site', async () => {
    const { id } = await makeNews(cms, { sites: ['en_EN'] })
    await create({ from: page(id), site: 'fr_FR', address: '/en/news', permanent: false })
    const results = (await lookUp(page(id))) as { site: string; result: string; to?: string }[]
    expect(Object.fromEntries(results.map(({ site, result, to }) => [site, to ?? result]))).toEqual({
      en_EN: 'page',
      en_US: 'missing',
      en_UK: 'missing',
      es_ES: 'missing',
      fr_FR: '/en/news?lang=fr_FR',
    })
    expect(await lookUp(`${page(id)}&lang=en_EN`)).toEqual([{ site: 'en_EN', result: 'page' }])
    expect(await lookUp('/admin')).toBe('system')
    expect(await lookUp('nowhere')).toBe('invalid')
  })
})

describe('a withdrawn document', () => {
  const withdrawn = async () =>
    (await rest('missing-addresses/withdrawn', { token: editor.token })).body.rows as {
      id: string
      address: string
      list: string
    }[]
  const update = (id: string, data: object) =>
    rest(`news/${id}`, { method: 'PATCH', token: editor.token, data })

  test.each([
    ['unpublished', (id: string) => update(id, { _status: 'draft' })],
    ['moved to the trash', (id: string) => update(id, { deletedAt: new Date().toISOString() })],
    ['deleted', (id: string) => rest(`news/${id}`, { method: 'DELETE', token: editor.token })],
  ])('is asked about when it is %s', async (_how, withdraw) => {
    const { id } = await makeNews(cms, { title: 'Gone' })
    expect((await withdraw(id)).status).toBe(200)
    expect(await withdrawn()).toEqual([
      {
        id: expect.any(String),
        address: page(id),
        title: 'Gone',
        document: { collection: 'news', id },
        list: '/en/news',
      },
    ])
  })

  test('is not asked about when it was never public, or is public again', async () => {
    const draft = await makeNews(cms, { _status: 'draft' })
    await update(draft.id, { deletedAt: new Date().toISOString() })
    const { id } = await makeNews(cms)
    await update(id, { _status: 'draft' })
    await update(id, { _status: 'published' })
    expect(await withdrawn()).toEqual([])
  })

  test('leads where its editor says, as do the redirects that led to it', async () => {
    const { id } = await makeNews(cms)
    const next = await makeNews(cms)
    await create({ from: '/old', site: 'all', address: page(id) })
    await update(id, { _status: 'draft' })
    const [row] = await withdrawn()
    const { status } = await rest(`missing-addresses/${row?.id}/answer`, {
      token: editor.token,
      data: { document: { collection: 'news', id: next.id } },
    })
    expect(status).toBe(200)
    const { docs } = await cms.find({ collection: 'redirects', sort: 'from', depth: 0 })
    expect(docs.map(({ from, address }) => [from, address])).toEqual([
      [page(id), page(next.id)],
      ['/old', page(next.id)],
    ])
    expect(await withdrawn()).toEqual([])
  })

  test('leads nowhere, or is asked about again after a refused target', async () => {
    const { id } = await makeNews(cms)
    await update(id, { _status: 'draft' })
    const [row] = await withdrawn()
    const answer = (data: object) =>
      rest(`missing-addresses/${row?.id}/answer`, { token: editor.token, data })
    expect((await answer({ address: '/en/nowhere' })).status).toBe(400)
    expect(await withdrawn()).toHaveLength(1)
    expect((await answer({})).status).toBe(200)
    expect(await withdrawn()).toEqual([])
    expect((await cms.count({ collection: 'redirects' })).totalDocs).toBe(0)
  })
})
