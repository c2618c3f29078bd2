import { randomUUID } from 'node:crypto'
import type { Api } from '../support/api'
import { request } from '../support/http'
import { expect, test as base } from '../support/http-admin'

type Redirect = Record<string, unknown>
type Fixtures = { redirect: (data: Redirect) => Promise<string> }

const test = base.extend<Fixtures>({
  /** Creates a redirect and deletes it at the end. */
  redirect: async ({ administer }, use) => {
    const created: string[] = []
    await use(async (data) => {
      const id = await create(administer, data)
      created.push(id)
      return id
    })
    for (const id of created) await administer.delete(`/api/redirects/${id}`)
  },
})

async function create(administer: Api, data: Redirect): Promise<string> {
  const response = await administer.post('/api/redirects', { data })
  const body = (await response.json()) as { doc?: { id: string } }
  if (!body.doc) throw new Error(JSON.stringify(body))
  return body.doc.id
}

const unknownPath = () => `/old-${randomUUID()}`

async function leads(path: string, init?: RequestInit) {
  const { status, headers } = await request(path, init)
  return { status, to: headers.get('location') }
}

/** A change is effective within a second in every process. */
const expectSoon = (path: string, init?: RequestInit) =>
  expect.poll(() => leads(path, init), { interval: 50, timeout: 30_000 })

test('an unknown address whose error page is cached leads to the target at once', async ({ redirect }) => {
  const path = unknownPath()
  expect((await request(path)).status).toBe(404)
  expect((await request(path)).headers.get('x-cache')).toBe('hit')
  const id = await redirect({ from: path, site: 'all', address: '/en/news' })
  expect(id).not.toBe('')
  await expectSoon(path).toEqual({ status: 301, to: '/en/news?lang=en_EN' })
  expect(await leads(`${path}/?utm_source=mail`)).toEqual({
    status: 301,
    to: '/en/news?lang=en_EN&utm_source=mail',
  })
  expect(await leads(path, { headers: { cookie: 'site=fr_FR' } })).toEqual({
    status: 301,
    to: '/en/news?lang=fr_FR',
  })
})

test('a document that is not public leads to another one, and is shown again when it is public', async ({
  content,
  redirect,
}) => {
  const [old, next] = [await content.news(), await content.news()]
  const address = `/en/newsDetail?id=${old.id}&lang=en_EN`
  await content.update(`news/${old.id}`, { _status: 'draft' })
  await expectSoon(address).toMatchObject({ status: 404 })
  await redirect({ from: address, site: 'all', document: { relationTo: 'news', value: next.id } })
  const to = `/en/newsDetail?id=${next.id}&lang=en_EN`
  await expectSoon(address).toEqual({ status: 301, to })
  expect(await leads(address, { method: 'HEAD' })).toEqual({ status: 301, to })
  await content.update(`news/${old.id}`, { _status: 'published' })
  await expectSoon(address).toEqual({ status: 200, to: null })
})

test('a redirect is temporary, changed, switched off and deleted', async ({ redirect, administer }) => {
  const path = unknownPath()
  const id = await redirect({
    from: path,
    site: 'all',
    address: 'https://example.com/a?b=1',
    permanent: false,
  })
  await expectSoon(path).toEqual({ status: 302, to: 'https://example.com/a?b=1' })
  const { headers } = await request(path)
  expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  await administer.patch(`/api/redirects/${id}`, { data: { address: '/en/contact' } })
  await expectSoon(path).toEqual({ status: 302, to: '/en/contact?lang=en_EN' })
  await administer.patch(`/api/redirects/${id}`, { data: { enabled: false } })
  await expectSoon(path).toEqual({ status: 404, to: null })
})

test('only reads are redirected', async ({ redirect }) => {
  const path = unknownPath()
  await redirect({ from: path, site: 'all', address: '/en/news' })
  await expectSoon(path).toMatchObject({ status: 301 })
  expect((await leads(path, { method: 'POST', body: '{}' })).to).toBeNull()
})

test('no parameter of a request leads to another site', async ({ redirect }) => {
  const path = unknownPath()
  await redirect({ from: path, site: 'all', address: '/en/news' })
  await expectSoon(path).toMatchObject({ status: 301 })
  const hostile = `${path}?to=https://evil.example&lang=//evil.example&next=/%2Fevil.example`
  const { to } = await leads(hostile)
  expect(new URL(to ?? '', 'http://site.example').host).toBe('site.example')
})

test('HEAD of a missing document has the status of GET', async () => {
  const address = '/en/newsDetail?id=1&lang=en_EN'
  expect(await leads(address)).toEqual({ status: 404, to: null })
  expect(await leads(address, { method: 'HEAD' })).toEqual({ status: 404, to: null })
})

test('editors are redirected as visitors are', async ({ redirect, signIn, content }) => {
  const headers = await signIn('editor')
  const [path, old] = [unknownPath(), await content.news({ _status: 'draft' }, { draft: true })]
  const address = `/en/newsDetail?id=${old.id}&lang=en_EN`
  await redirect({ from: path, site: 'all', address: '/en/news' })
  await redirect({ from: address, site: 'all', address: '/en/news' })
  await expectSoon(path, { headers }).toEqual({ status: 301, to: '/en/news?lang=en_EN' })
  await expectSoon(address, { headers }).toEqual({ status: 301, to: '/en/news?lang=en_EN' })
})
