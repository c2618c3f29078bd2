import { expect, test } from '../../support/browser'

const bytes = Buffer.from('%PDF-1.4\n% bytes that only distributors may have\nxref\n%%EOF\n')
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: bytes })

test('an editor cannot make accounts (issue 2, roles)', async ({ page, signIn, tolerated }) => {
  tolerated.push(/40[13] \(/)
  await signIn('editor')
  await page.goto('/admin/collections/users')
  await expect(page.getByText('editor@norvane.example').first()).toBeVisible()
  await expect(page.getByText('admin@norvane.example')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Create New' })).toHaveCount(0)
  await page.goto('/admin/collections/users/create')
  await expect(page.getByText(/not allowed to access this page|Nothing Found/)).toBeVisible()
})

test('an editor cannot change the site settings (issue 2, roles)', async ({ page, signIn }) => {
  await signIn('editor')
  await page.goto('/admin/globals/site-settings')
  await expect(page.locator('#field-companyName')).toBeDisabled()
  await expect(page.getByRole('button', { name: /^Save|^Publish/ })).toHaveCount(0)
})

test('an administrator can do both (issue 2, roles)', async ({ page, signIn }) => {
  await signIn('administrator')
  await page.goto('/admin/collections/users/create')
  await expect(page.locator('#field-email')).toBeEnabled()
  await page.goto('/admin/globals/site-settings')
  await expect(page.locator('#field-companyName')).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Save' })).toBeVisible()
})

for (const path of ['/api/news', '/api/banners', '/api/users', '/api/globals/site-settings']) {
  test(`${path} is refused to visitors (issue 2, roles)`, async ({ request }) => {
    const answer = await request.get(path)
    expect([401, 403]).toContain(answer.status())
    expect(await answer.text()).not.toMatch(/norvane/i)
  })
}

test('reads of the admin interface are bounded (issue 2, /api is clamped)', async ({ administer }) => {
  for (const query of ['limit=0', 'limit=100000', 'limit=-1', 'pagination=false']) {
    const { docs, limit } = await (await administer.get(`/api/media?${query}`)).json()
    expect(limit, query).toBeLessThanOrEqual(200)
    expect(docs.length, query).toBeLessThanOrEqual(200)
  }
  const { docs } = await (await administer.get('/api/banners?limit=1&depth=10')).json()
  expect(docs).toHaveLength(1)
})

test('GraphQL is off (issue 2)', async ({ administer }) => {
  const data = { query: '{ Users { docs { email } } }' }
  const answer = await administer.post('/api/graphql', { data })
  expect(answer.status()).toBe(404)
  expect((await administer.get('/api/graphql-playground')).status()).toBe(404)
})

test('the bytes of a restricted file go to staff and to no visitor, its address is known (S2 6, readings 29)', async ({
  request,
  content,
  administer,
}) => {
  const { url, filename } = await content.upload('files', pdf('Service manual.pdf'), { restricted: true })
  for (const headers of [undefined, { range: 'bytes=0-3' }]) {
    const answer = await request.get(String(url), { headers })
    expect(answer.status()).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 401, result: null })
    expect((await administer.get(String(url), { headers })).ok()).toBe(true)
  }
  const ownAddress = await request.get(`/api/files/file/${String(filename)}`)
  expect(await ownAddress.text()).not.toContain('only distributors')
  expect(ownAddress.ok()).toBe(false)
})

test('a public file is served under its own name until it becomes restricted (issue 2)', async ({
  request,
  content,
}) => {
  const { id, url } = await content.upload('files', pdf('冰箱手册.pdf'))
  const answer = await request.get(String(url))
  expect(answer.status()).toBe(200)
  expect(await answer.body()).toEqual(bytes)
  expect(answer.headers()['content-type']).toBe('application/pdf')
  expect(answer.headers()['content-disposition']).toContain(
    `filename*=UTF-8''${encodeURIComponent('冰箱手册.pdf')}`,
  )
  await content.update(`files/${String(id)}`, { restricted: true })
  await expect.poll(async () => (await request.get(String(url))).status(), { timeout: 20_000 }).toBe(401)
})
