import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'
import { expectDrawn, uploadPdf } from '../../support/browser-pdf'

const chapters = Array.from({ length: 12 }, (_, index) => ({
  lines: [`Chapter ${index + 1}`, index % 3 === 0 ? 'A compressor runs here.' : 'Nothing runs here.'],
}))

const viewerOf = (key: string) => `/en/pdf?fileName=Free-Prize&url=${encodeURIComponent(key)}&lang=en_EN`
const where = (page: Page) => page.getByRole('status').filter({ hasText: /^Page \d+ of \d+$/ })
const found = (page: Page) => page.getByRole('search').getByRole('status')
const size = (page: Page) => page.getByRole('combobox', { name: 'Zoom' })

test('a document is shown under its own name, drawn and as text (S1 2.19)', async ({ page, content }) => {
  const { key } = await uploadPdf(content, chapters, { name: 'U830 Operation Manual.pdf' })
  const answer = await page.goto(viewerOf(key))
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('U830 Operation Manual')
  await expect(page).toHaveTitle(/^U830 Operation Manual \|/)
  await expectDrawn(page)
  await expect(where(page)).toHaveText('Page 1 of 12')
  await expect(page.getByRole('region', { name: 'Page 1', exact: true })).toContainText(
    'A compressor runs here.',
  )
  await expect(page.getByText('Free-Prize')).toHaveCount(0)
  await expect(page.locator('iframe, embed, object')).toHaveCount(0)
})

test('only pages near the window are drawn, and pages turn by field, button and key (S1 2.19)', async ({
  page,
  content,
}) => {
  const { key } = await uploadPdf(content, chapters)
  await page.goto(viewerOf(key))
  await expectDrawn(page)
  await expect(page.locator('[data-page-number="12"] canvas')).toHaveCount(0)

  const field = page.getByRole('textbox', { name: 'Page', exact: true })
  await field.fill('12')
  await field.press('Enter')
  await expect(where(page)).toHaveText('Page 12 of 12')
  await expectDrawn(page, 12)
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(where(page)).toHaveText('Page 11 of 12')
  await page.keyboard.press('PageUp')
  await expect(field).toHaveValue('10')
  await page.keyboard.press('PageDown')
  await expect(field).toHaveValue('11')
  await field.fill('99')
  await field.press('Enter')
  await expect(field).toHaveValue('12')
  await field.fill('0')
  await field.press('Enter')
  await expect(field).toHaveValue('12')
})

test('a document grows, shrinks and fits (S1 2.19)', async ({ page, content }) => {
  const { key } = await uploadPdf(content, chapters)
  await page.goto(viewerOf(key))
  await expectDrawn(page)
  const sheet = page.getByRole('region', { name: 'Page 1', exact: true })
  const width = async () => (await sheet.boundingBox())?.width ?? 0

  await size(page).selectOption('100%')
  await expect.poll(width).toBeCloseTo((595 * 96) / 72, 0)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(size(page).locator('option:checked')).toHaveText('120%')
  await page.getByRole('group', { name: /^Manual/ }).focus()
  await page.keyboard.press('-')
  await expect(size(page).locator('option:checked')).toHaveText('100%')

  await size(page).selectOption('Whole page')
  await expect.poll(async () => (await sheet.boundingBox())?.height).toBeLessThan(790)
  await size(page).selectOption('Fit to width')
  await expect.poll(width).toBeGreaterThan(1400)
  await page.setViewportSize({ width: 900, height: 700 })
  await expect.poll(width).toBeLessThanOrEqual(900)
  await page.getByRole('button', { name: 'Rotate' }).click()
  await expect.poll(async () => (await sheet.boundingBox())?.height ?? 0).toBeLessThan(700)
})

test('words are found in the whole document, forth and back (S1 2.19)', async ({ page, content }) => {
  const { key } = await uploadPdf(content, chapters)
  await page.goto(viewerOf(key))
  await expectDrawn(page)
  await page.keyboard.press('Control+f')
  const field = page.getByRole('textbox', { name: 'Find words' })
  await expect(field).toBeFocused()
  await field.fill('COMPRESSOR')
  await expect(found(page)).toHaveText('1 of 4')
  await field.press('Enter')
  await expect(found(page)).toHaveText('2 of 4')
  await expect(where(page)).toHaveText('Page 4 of 12')
  await expect(page.locator('.highlight.selected')).toHaveText('compressor')
  await field.press('Shift+Enter')
  await expect(found(page)).toHaveText('1 of 4')
  await page.getByRole('button', { name: 'Next match' }).click()
  await expect(found(page)).toHaveText('2 of 4')
  await field.fill('condenser')
  await expect(found(page)).toHaveText('Not found')
  await field.press('Escape')
  await expect(page.getByRole('search')).toHaveCount(0)
  await expect(page.locator('.highlight')).toHaveCount(0)
})

test('every page goes to the printer and nothing else (S1 2.19)', async ({ page, content }) => {
  await page.addInitScript(() => {
    const prints: number[] = []
    Object.assign(window, { prints })
    window.print = () => {
      const shown = [...document.images].filter(({ naturalWidth }) => naturalWidth > 1000)
      prints.push(shown.length)
    }
  })
  const { key } = await uploadPdf(content, chapters)
  await page.goto(viewerOf(key))
  await expectDrawn(page)
  const field = page.getByRole('textbox', { name: 'Page', exact: true })
  await field.fill('5')
  await field.press('Enter')
  await page.getByRole('button', { name: 'Print' }).click()
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { prints: number[] }).prints))
    .toEqual([12])
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('main')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(page.locator('body > div > img')).toHaveCount(0)
  await expect(page.getByRole('main')).toBeVisible()
  await expect(where(page)).toHaveText('Page 5 of 12')
})

test('the file is downloaded under its own name (S1 2.19)', async ({ page, content }) => {
  const { key } = await uploadPdf(content, chapters, { name: 'U830 手册.pdf' })
  await page.goto(viewerOf(key))
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Download' }).click()
  expect((await download).suggestedFilename()).toBe('U830 手册.pdf')
})

test('of a long document only the parts that are looked at are fetched, from this site alone (S1 2.19)', async ({
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
  const pages = chapters.map((chapter) => ({ ...chapter, ballast: 200_000 }))
  const { key } = await uploadPdf(content, pages)
  await page.goto(viewerOf(key))
  await expectDrawn(page)
  expect(parts.length).toBeLessThan(5)
  expect(parts).not.toContain('whole')
  const before = parts.length
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill('8')
  await page.keyboard.press('Enter')
  await expectDrawn(page, 8)
  expect(parts.length).toBeGreaterThan(before)
  expect(elsewhere).toEqual([])
})

test('the viewer needs no leave that other pages lack (issue 2, the door)', async ({ request, content }) => {
  const { key } = await uploadPdf(content, chapters)
  const policy = (await request.get(viewerOf(key))).headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self'/)
  expect(policy).not.toMatch(/unsafe-eval|blob:[^;]*script|worker-src|frame-src/)
})

test.describe('an address of no file of this site', () => {
  const hostile = [
    'http://evil.example/a.pdf',
    '//evil.example/a.pdf',
    '\\\\evil.example\\a.pdf',
    'javascript:alert(1)',
    'data:application/pdf;base64,JVBERi0=',
    '../../etc/passwd',
    '%2e%2e/%2e%2e/etc/passwd',
    'http%3A%2F%2Fevil.example%2Fa.pdf',
    'documents/nothing-here.pdf',
  ]
  for (const url of hostile) {
    test(`${url} is a clear error page, never a frame or a fetch (S1 2.19)`, async ({ page, tolerated }) => {
      tolerated.push(/404 \(Not Found\)/)
      const asked: string[] = []
      page.on('request', (request) => asked.push(request.url()))
      const answer = await page.goto(`/en/pdf?fileName=%3Cb%3Eprize%3C/b%3E&url=${encodeURIComponent(url)}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        /^(This is not a document of this site|This document is not here)$/,
      )
      await expect(page.getByRole('main').getByRole('link', { name: 'Home page' })).toBeVisible()
      await expect(page.locator('iframe, embed, object, canvas')).toHaveCount(0)
      expect(
        asked.filter((one) =>
          /evil|\/file\/documents|\/static\/pdf/.test(new URL(one).origin + new URL(one).pathname),
        ),
      ).toEqual([])
    })
  }
})

test('a restricted document is named, its bytes stay, and distributors sign in there (S1 2.19, readings 29)', async ({
  page,
  content,
  tolerated,
}) => {
  tolerated.push(/401 \(/)
  const { key } = await uploadPdf(content, chapters, { name: 'Service plan.pdf', restricted: true })
  const answer = await page.goto(viewerOf(key))
  expect(answer?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service plan')
  const locked = page.getByRole('alert').filter({ hasText: 'Only for designated distributors' })
  await locked.getByRole('button', { name: 'Distributor Login' }).click()
  await expect(page.getByRole('dialog', { name: 'Sorry!' })).toBeVisible()
  await expect(page.locator('canvas')).toHaveCount(0)
})

test('a document that becomes restricted is closed at once, also while it is read (S1 2.19)', async ({
  page,
  content,
  request,
  tolerated,
}) => {
  tolerated.push(/40[14] \(/)
  const pages = chapters.map((chapter) => ({ ...chapter, ballast: 200_000 }))
  const { id, key } = await uploadPdf(content, pages)
  await page.goto(viewerOf(key))
  await expectDrawn(page)
  await content.update(`files/${id}`, { restricted: true })
  await expect.poll(async () => (await request.get(`/file/${key}`)).status()).toBe(401)
  await page.getByRole('textbox', { name: 'Page', exact: true }).fill('8')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').getByText('Only for designated distributors')).toBeVisible()
})

test('a file of another kind is offered for download (S1 2.19)', async ({ page, content, tolerated }) => {
  tolerated.push(/404 \(Not Found\)/)
  const buffer = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const { url } = await content.upload('files', { name: 'Drawing.png', mimeType: 'image/png', buffer })
  await page.goto(viewerOf(String(url).replace('/file/', '')))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This file is not a PDF')
  await expect(page.getByRole('main').getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    String(url),
  )
})

test('a damaged file says so and can still be downloaded (S1 2.19)', async ({ page, content }) => {
  const { key, url } = await uploadPdf(content, chapters)
  await page.route(`**${url}`, (route) =>
    route.fulfill({ body: 'no document at all', contentType: 'application/pdf' }),
  )
  await page.goto(viewerOf(key))
  const alert = page.getByRole('alert').filter({ hasText: 'This document cannot be shown' })
  await expect(alert.getByRole('link', { name: 'Download' })).toHaveAttribute('href', url)
})

test('a document that did not arrive can be asked for again (S1 2.19, readings 12)', async ({
  page,
  content,
  tolerated,
}) => {
  tolerated.push(/ERR_FAILED/)
  const { key, url } = await uploadPdf(content, chapters)
  await page.route(`**${url}`, (route) => route.abort())
  await page.goto(viewerOf(key))
  const alert = page.getByRole('alert').filter({ hasText: 'The document did not arrive' })
  await expect(alert).toBeVisible()
  await page.unroute(`**${url}`)
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expectDrawn(page)
  await expect(alert).toHaveCount(0)
})

test.describe('the old static viewer (S1 2.19, readings 18)', () => {
  test('leads to the viewer for files of this site, however they are written', async ({
    request,
    content,
    baseURL,
  }) => {
    const { url, key } = await uploadPdf(content, chapters)
    for (const file of [url, url.slice(1), `${baseURL}${url}`, `${url}?fileId=7`]) {
      const address = `/static/pdf/web/viewer.html?file=${encodeURIComponent(file)}`
      const answer = await request.get(address, { maxRedirects: 0 })
      expect(answer.status()).toBe(307)
      expect(answer.headers().location).toBe(`/en/pdf?url=${encodeURIComponent(key)}&lang=en_EN`)
    }
    expect((await request.get(`/static/pdf/web/viewer.html?file=${encodeURIComponent(url)}`)).status()).toBe(
      200,
    )
  })

  test('goes to the site that the visitor chose last', async ({ request }) => {
    const headers = { cookie: 'site=fr_FR' }
    const answer = await request.get('/static/pdf/web/viewer.html?file=/file/documents/a.pdf', {
      headers,
      maxRedirects: 0,
    })
    expect(answer.headers().location).toMatch(/lang=fr_FR$/)
  })

  for (const file of [
    'https://evil.example/file/documents/a.pdf',
    '//evil.example/file/a.pdf',
    '/admin',
    '/file/../admin',
    '',
  ]) {
    test(`shows the error page for ${file || 'nothing'}`, async ({ page, tolerated }) => {
      tolerated.push(/404 \(Not Found\)/)
      const answer = await page.goto(`/static/pdf/web/viewer.html?file=${encodeURIComponent(file)}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This is not a document of this site')
    })
  }
})

test('the library answers with its own files only, and its worker keeps to this site', async ({
  request,
}) => {
  const version = (await import('pdfjs-dist/package.json', { with: { type: 'json' } })).default.version
  const base = `/static/pdf/library/${version}`
  const worker = await request.get(`${base}/build/pdf.worker.min.mjs`)
  expect(worker.status()).toBe(200)
  expect(worker.headers()['content-type']).toContain('javascript')
  expect(worker.headers()['cache-control']).toContain('immutable')
  expect(worker.headers()['content-security-policy']).toContain("default-src 'none'")
  for (const path of [
    `${base}/build/pdf.mjs`,
    `${base}/cmaps/LICENSE`,
    '/static/pdf/library/1.0.0/cmaps/GBK-EUC-H.bcmap',
    `${base}/constructor/GBK-EUC-H.bcmap`,
  ])
    expect((await request.get(path)).status(), path).toBe(404)
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing in the viewer at ${width} px, and it stays in the window (WCAG 2.2 AA)`, async ({
    page,
    content,
    tolerated,
  }) => {
    tolerated.push(/404 \(Not Found\)/)
    const name = `A document with quite a long name ${'that goes on '.repeat(10)}.pdf`
    const { key } = await uploadPdf(content, chapters, { name })
    await page.setViewportSize({ width, height: 844 })
    await page.goto(viewerOf(key))
    await expectDrawn(page)
    await page.getByRole('button', { name: 'Search in the document' }).click()
    await page.getByRole('textbox', { name: 'Find words' }).fill('compressor')
    await expect(found(page)).toHaveText('1 of 4')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
    for (const control of await page
      .getByRole('group', { name: 'Document controls' })
      .getByRole('button')
      .all()) {
      if (!(await control.isVisible())) continue
      const box = await control.boundingBox()
      expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true)
    }
    await page.goto('/en/pdf?url=//evil.example')
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the viewer offers the file itself (S1 2.19)', async ({ page, content }) => {
    const { key, url } = await uploadPdf(content, chapters)
    await page.goto(viewerOf(key))
    await expect(page.getByRole('link', { name: 'Open the file itself' })).toHaveAttribute('href', url)
    await expect(page.getByRole('link', { name: 'Download' })).toHaveAttribute('href', url)
  })
})
