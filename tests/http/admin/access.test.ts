import { tableTitles } from '@/cms/tables/titles'
import { keysOf } from '@/lib/typed-keys'
import { expect, test } from '../../support/http-admin'
import { open, request } from '../../support/http'

const tables = keysOf(tableTitles)

/** A page of the admin redirects in its stream, after the status has been sent. */
const redirectToSignIn = /NEXT_REDIRECT;replace;\/admin\/login/

test('an editor sees only their own account and cannot create accounts (issue 2, roles)', async ({
  signIn,
}) => {
  const headers = await signIn('editor')
  const list = await open('/admin/collections/users', { headers })
  expect(list.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Email'),
    expect.stringMatching(/test-\S+@norvane\.example/),
  ])
  expect(list.queryByRole('link', { name: /Create New/ })).toBeNull()

  const form = await open('/admin/collections/users/create', { headers })
  expect(form.getByText(/not allowed to access this page|Nothing Found/)).toBeInTheDocument()
  expect(form.document.querySelector('#field-email')).toBeNull()
  const account = {
    name: 'New',
    email: 'new@norvane.example',
    password: 'Account-of-nobody-1',
    role: 'editor',
  }
  const response = await request('/api/users', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  expect(response.status).toBe(403)
})

test('an editor cannot change the site settings (issue 2, roles)', async ({ signIn }) => {
  const response = await request('/api/globals/site-settings', {
    method: 'POST',
    headers: { ...(await signIn('editor')), 'content-type': 'application/json' },
    body: '{}',
  })
  expect(response.status).toBe(403)
})

test.each(['/api/news', '/api/banners', '/api/users', '/api/globals/site-settings'])(
  'visitors cannot access %s (issue 2, roles)',
  async (path) => {
    const response = await request(path)
    expect([401, 403]).toContain(response.status)
    expect(await response.text()).not.toMatch(/norvane/i)
  },
)

test('a page on a sibling host gets nothing with the session of an editor (issue 14, security)', async ({
  signIn,
}) => {
  const headers = await signIn('editor')
  const me = (site: string) => request('/api/users/me', { headers: { ...headers, 'sec-fetch-site': site } })
  expect(await (await me('same-origin')).json()).toMatchObject({ user: { collection: 'users' } })
  for (const site of ['same-site', 'cross-site'])
    expect(await (await me(site)).json(), site).toMatchObject({ user: null })
})

const signedInViews = ['/admin/collections/news', ...tables.map((slug) => `/admin/collections/${slug}/table`)]

test.each(signedInViews)('a visitor is sent from %s to the sign-in form (issue 2, roles)', async (path) => {
  const page = await open(path)
  expect(redirectToSignIn.test(page.html)).toBe(true)
  expect(page.queryByRole('table')).toBeNull()
})

test.each(tables)('the table of %s is for staff only (issue 2, roles)', async (slug) => {
  expect((await request(`/api/${slug}/export`)).status).toBe(403)
  expect((await request(`/api/${slug}/import`, { method: 'POST', body: 'id\r\n' })).status).toBe(403)
})

test('the first account cannot be claimed over HTTP (issue 2, roles)', async () => {
  const body = JSON.stringify({
    name: 'Nobody',
    email: 'claim@norvane.example',
    password: 'claimed-claimed-1',
  })
  const sent = { method: 'POST', headers: { 'content-type': 'application/json' }, body }
  const response = await request('/api/users/first-register', sent)
  expect(response.ok).toBe(false)
  expect(response.headers.get('set-cookie')).toBeNull()
  expect((await request('/api/users/login', sent)).ok).toBe(false)
})

test('REST reads are limited (issue 2, /api is clamped)', async ({ administer }) => {
  for (const query of ['limit=0', 'limit=100000', 'limit=-1', 'pagination=false']) {
    const response = await administer.get(`/api/media?${query}`)
    const { docs, limit } = (await response.json()) as { docs: unknown[]; limit: number }
    expect(limit, query).toBeLessThanOrEqual(200)
    expect(docs.length, query).toBeLessThanOrEqual(200)
    expect(docs.length, query).toBeGreaterThan(0)
  }
  const banners = await administer.get('/api/banners?limit=1&depth=10')
  expect(((await banners.json()) as { docs: unknown[] }).docs).toHaveLength(1)
})

test('GraphQL is off (issue 2)', async ({ administer }) => {
  const data = { query: '{ Users { docs { email } } }' }
  expect((await administer.post('/api/graphql', { data })).status).toBe(404)
  expect((await administer.get('/api/graphql-playground')).status).toBe(404)
})
