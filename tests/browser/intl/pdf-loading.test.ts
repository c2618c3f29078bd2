import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'
import { expectRendered, uploadPdf } from '../../support/browser-pdf'

const chapters = Array.from({ length: 12 }, (_, index) => ({ lines: [`Chapter ${index + 1}`] }))

const viewerOf = (key: string) => `/en/pdf?url=${encodeURIComponent(key)}&lang=en_EN`

test('only the visible parts of a long document are loaded, from this site only (S1 2.19)', async ({
  page,
  content,
  baseURL,
}) => {
  const parts: string[] = []
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/file/')) parts.push(request.headers().range ?? 'whole')
    if (!/^(?:blob|data):/.test(request.url()) && !request.url().startsWith(`${baseURL}/`))
      elsewhere.push(request.url())
  })
  const pages = chapters.map((chapter) => ({ ...chapter, padding: 200_000 }))
  const { key } = await uploadPdf(content, pages)
  await page.goto(viewerOf(key))
  await expectRendered(page)
  expect(parts.length).toBeLessThan(5)
  expect(parts).not.toContain('whole')
  const before = parts.length
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill('8')
  await page.keyboard.press('Enter')
  await expectRendered(page, 8)
  expect(parts.length).toBeGreaterThan(before)
  expect(elsewhere).toEqual([])
})

test('an address of another site or scheme is never requested or run (S1 2.19)', async ({
  page,
  tolerated,
}) => {
  tolerated.push(/404 \(Not Found\)/)
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  for (const url of ['http://evil.example/a.pdf', 'javascript:alert(1)', '../../etc/passwd']) {
    await page.goto(`/en/pdf?url=${encodeURIComponent(url)}`)
    await waitForHydration(page)
    await expect(page.locator('iframe, embed, object, canvas')).toHaveCount(0)
  }
  const forbidden = /evil|\/file\/documents|\/static\/pdf/
  expect(
    requested.map((url) => new URL(url)).filter((url) => forbidden.test(url.origin + url.pathname)),
  ).toEqual([])
})

test('a document that becomes restricted is closed at once, even for readers who have it open (S1 2.19)', async ({
  page,
  content,
  request,
  tolerated,
}) => {
  tolerated.push(/40[14] \(/)
  const pages = chapters.map((chapter) => ({ ...chapter, padding: 200_000 }))
  const { id, key } = await uploadPdf(content, pages)
  await page.goto(viewerOf(key))
  await expectRendered(page)
  await content.update(`files/${id}`, { restricted: true })
  await expect.poll(async () => (await request.get(`/file/${key}`)).status()).toBe(401)
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill('8')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText('Only for authorised distributors')).toBeVisible()
})

test('a document that fails to load can be requested again, a damaged one can be downloaded (S1 2.19, readings 12)', async ({
  page,
  content,
  tolerated,
}) => {
  tolerated.push(/ERR_FAILED/)
  const { key, url } = await uploadPdf(content, chapters)
  await page.route(`**${url}`, (route) => route.abort())
  await page.goto(viewerOf(key))
  const missing = page.getByRole('alert').filter({ hasText: 'The document could not be loaded' })
  await expect(missing).toBeVisible()
  await page.unroute(`**${url}`)
  await missing.getByRole('button', { name: 'Try again' }).click()
  await expectRendered(page)
  await expect(missing).toHaveCount(0)

  await page.route(`**${url}`, (route) =>
    route.fulfill({ body: 'no document at all', contentType: 'application/pdf' }),
  )
  await page.goto(viewerOf(key))
  const damaged = page.getByRole('alert').filter({ hasText: 'This document cannot be shown' })
  await expect(damaged.getByRole('link', { name: 'Download' })).toHaveAttribute('href', url)
})
