import type { Locator, Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { paragraphs, uniqueTitle, type Content } from '../../support/content'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const id = '1211952306528985089'
const u830 = `/en/products?id=${id}&lang=en_EN`
const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const panel = (page: Page) => page.getByRole('tabpanel')
const gallery = (page: Page) => page.getByRole('group', { name: /^Pictures of/ }).first()
const enlarge = (pictures: Locator) =>
  pictures.locator('.swiper-slide:not([inert])').getByRole('button', { name: /^Enlarge/ })
const emptyText =
  'There is no information available, please submit your request or contact us to get more details.'

/** A product of the test's own in a category of its own. */
async function own(content: Content, data: Record<string, unknown> = {}) {
  const sites = ['en_EN']
  const category = await content.create('product-categories', { name: uniqueTitle('Category'), sites })
  const name = uniqueTitle('Freezer')
  const fields = { name, category: category.id, sites, _status: 'published', ...data }
  const product = await content.create('products', fields)
  return { ...product, name, category }
}

test('a product shows model, name, leading figures and its drawing (S2 2.3)', async ({ page }) => {
  await page.goto(u830)
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^U830 /)
  await expect(page).toHaveTitle(/^U830 .* \| Norvane/)
  await expect(page.getByText('Temperature range').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('−86').first()).toBeVisible()
  await expect(
    gallery(page)
      .getByRole('button', { name: /^Enlarge/ })
      .first(),
  ).toBeVisible()
})

test('the breadcrumb leads to the products and to the parent category (S2 2.3)', async ({ page }) => {
  await page.goto(u830)
  await hydrated(page)
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  const links = crumbs.getByRole('link')
  await expect(links.nth(1)).toHaveText('Products')
  await expect(links.nth(1)).toHaveAttribute('href', '/en/productsList?lang=en_EN')
  await expect(links.nth(2)).toHaveAttribute('href', /^\/en\/productsList\?id=\d+&lang=en_EN$/)
  await expect(crumbs.getByRole('listitem').last()).toHaveText('U830')
})

test('a product reached from a solution leads back to it, and nowhere outside (S2 2.3, 2.6)', async ({
  page,
}) => {
  const parent = '/en/solutions?solutionId=1209669217492766722&lang=en_EN'
  await page.goto(`${u830}&parentPath=${encodeURIComponent(parent)}`)
  await hydrated(page)
  const back = page.getByRole('link', { name: 'Back to the solution' })
  await expect(back).toHaveAttribute('href', parent)

  await page.goto(`${u830}&parentPath=${encodeURIComponent('//norvane.example/en/solutions')}`)
  await hydrated(page)
  await tab(page, 'Resources').click()
  await expect(tab(page, 'Resources')).toHaveAttribute('aria-selected', 'true')
  await expect(back).toHaveCount(0)
})

test('one of four tabs is open, Introduction at first; reload and way back keep it (S2 2.3, 4)', async ({
  page,
}) => {
  await page.goto(u830)
  await hydrated(page)
  await expect(page.getByRole('tab')).toHaveText([
    ...['Introduction', 'Resources', 'Solutions & Cases', 'Contact Us'],
  ])
  await expect(tab(page, 'Introduction')).toHaveAttribute('aria-selected', 'true')
  await tab(page, 'Resources').click()
  await expect(page).toHaveURL(/#resources$/)
  await expect(panel(page)).toHaveCount(1)
  await expect(panel(page)).toHaveAttribute('id', 'resources')

  await page.reload()
  await expect(tab(page, 'Resources')).toHaveAttribute('aria-selected', 'true')
  await page.goto('/en/news?lang=en_EN')
  await page.goBack()
  await expect(tab(page, 'Resources')).toHaveAttribute('aria-selected', 'true')
})

test('the tabs follow the arrow keys (WAI-ARIA tabs)', async ({ page }) => {
  await page.goto(u830)
  await hydrated(page)
  await tab(page, 'Introduction').focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tab(page, 'Contact Us')).toBeFocused()
  await expect(panel(page)).toHaveAttribute('id', 'contact')
  await page.keyboard.press('Home')
  await expect(tab(page, 'Introduction')).toHaveAttribute('aria-selected', 'true')
})

test('Request a quote opens the contact tab with a mail about the product (S2 2.3)', async ({ page }) => {
  await page.goto(u830)
  await hydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Request a quote' }).click()
  await expect(tab(page, 'Contact Us')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page).getByText('We reply within two working days.').first()).toBeInViewport()
  const mail = panel(page).getByRole('link', { name: /@/ })
  await expect(mail).toHaveAttribute('href', /^mailto:.+\?subject=Enquiry%3A%20U830/)
})

test('the introduction has features, parameters by class, approvals and recommended products (S2 2.3)', async ({
  page,
}) => {
  await page.goto(u830)
  await hydrated(page)
  const features = page.getByRole('region', { name: 'Features' })
  await expect(features.getByRole('heading', { level: 3 }).first()).toBeVisible()
  const data = page.getByRole('region', { name: 'Technical data' })
  await expect(data.getByRole('rowheader', { name: 'Temperature range' })).toBeVisible()
  await expect(data.getByRole('cell', { name: '−86 to −40 °C' })).toBeVisible()
  const approvals = data.getByRole('table', { name: 'Markings and approvals' })
  await expect(approvals.getByRole('columnheader')).toHaveText(['Approval', 'Number', 'Valid until'])
  await expect(approvals.getByRole('rowheader', { name: 'CE' })).toBeVisible()

  const recommended = page.getByRole('region', { name: 'Often specified together' })
  await recommended.getByRole('link').first().click()
  await expect(page).toHaveURL(/\/en\/products\?id=\d+/)
  await expect(page).not.toHaveURL(new RegExp(id))
})

test('en_US reads degrees Fahrenheit and cubic feet beside the stored units (readings 34)', async ({
  page,
}) => {
  await page.goto(`/en/products?id=${id}&lang=en_US`)
  const data = page.getByRole('region', { name: 'Technical data' })
  await expect(data.getByRole('cell', { name: '−86 to −40 °C (−123 to −40 °F)' })).toBeVisible()
  await expect(data.getByRole('cell', { name: '829 L (29.3 cu ft)' })).toBeVisible()
})

test('Learn more and Go back lead to the page before (S2 2.3)', async ({ page }) => {
  await page.goto('/en/news?lang=en_EN')
  await page.evaluate((address) => location.assign(address), u830)
  await page.waitForURL(/\/en\/products/)
  await hydrated(page)
  await page.getByRole('link', { name: 'Learn more' }).click()
  await expect(page).toHaveURL(/\/en\/news/)
  await page.goForward()
  await hydrated(page)
  await page.getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL(/\/en\/news/)
})

test('a thumbnail sets the picture, a press enlarges it, and keys lead on (S2 2.3, 4)', async ({ page }) => {
  await page.goto(`${u830}#resources`)
  await hydrated(page)
  const pictures = panel(page).getByRole('group', { name: /^Pictures of/ })
  const second = pictures.getByRole('button', { name: 'Show picture 2' })
  await second.click()
  await expect(second).toHaveAttribute('aria-current', 'true')
  await expect(pictures.getByText(/^2 \/ \d+$/).first()).toBeVisible()
  await second.press('ArrowRight')
  await expect(pictures.getByRole('button', { name: 'Show picture 3' })).toBeFocused()

  await enlarge(pictures).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await expect(dialog.getByText(/^3 \//)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(dialog.getByText(/^2 \//)).toBeVisible()
  await dialog.locator('img').click()
  await expect(dialog).toBeHidden()
  await expect(second).toHaveAttribute('aria-current', 'true')

  await enlarge(pictures).click()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('a video of the resources leads to its own page (S2 2.3)', async ({ page }) => {
  await page.goto(`${u830}#resources`)
  await hydrated(page)
  const video = panel(page)
    .getByRole('link', { name: /^U830: / })
    .first()
  const name = await video.textContent()
  await video.click()
  await expect(page).toHaveURL(/\/en\/products\/videoDetail\?id=\d+/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name ?? '')
})

test('a brochure is viewed over the page and can be downloaded (S2 2.3)', async ({ page }) => {
  await page.goto(`${u830}#resources`)
  await hydrated(page)
  const brochures = panel(page).getByRole('region', { name: 'Product brochures' })
  const first = brochures.getByRole('listitem').first()
  await expect(first.getByRole('link', { name: /^View/ })).toHaveAttribute('href', /^\/en\/pdf\?fileName=/)
  const waiting = page.waitForEvent('download')
  await first.getByRole('link', { name: /^Download/ }).click()
  expect((await waiting).suggestedFilename()).toMatch(/\.pdf$/)
  await first.getByRole('link', { name: /^View/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('manuals are listed and say that they are for distributors (S2 2.3, readings 29)', async ({ page }) => {
  await page.goto(`${u830}#resources`)
  await hydrated(page)
  const manuals = panel(page).getByRole('region', { name: 'Manuals and service brochures' })
  const first = manuals.getByRole('listitem').first()
  await expect(first.getByText('Distributors only')).toBeVisible()
  await first.getByRole('link', { name: /^View/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Sorry!' })
  await expect(dialog).toContainText(
    'Service Brochure is only opened for designated distributors at present.',
  )
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('solutions and cases show name and brief, and lead to themselves (S2 2.3)', async ({ page }) => {
  await page.goto(`${u830}#solutions-cases`)
  await hydrated(page)
  const solutions = panel(page).getByRole('region', { name: 'Solutions' })
  await expect(solutions.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect(solutions.getByRole('link', { name: /^View details/ }).first()).toHaveAttribute(
    'href',
    /^\/en\/solutions\?solutionId=\d+&lang=en_EN$/,
  )
  const cases = panel(page).getByRole('region', { name: 'Cases' })
  await expect(cases.getByRole('link').first()).toHaveAttribute('href', /^\/en\/caseDetail\?id=\d+/)
})

test('previous and next lead to the products beside it in its category (S2 2.3)', async ({ page }) => {
  await page.goto(u830)
  await hydrated(page)
  const steps = page.getByRole('navigation', { name: 'More products' })
  const next = steps.getByRole('link', { name: /^Next/ })
  await next.click()
  await expect(page).not.toHaveURL(new RegExp(id))
  await steps.getByRole('link', { name: /^Previous/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^U830 /)
})

test('a product can be compared, and has a specification sheet or its PDF', async ({ page }) => {
  await page.goto(u830)
  await hydrated(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: /^Compare/ }).click()
  await expect(page.getByRole('region', { name: 'Products chosen for comparison' })).toContainText('U830')
  const waiting = page.waitForEvent('download')
  await main.getByRole('link', { name: 'Data sheet' }).click()
  expect((await waiting).suggestedFilename()).toMatch(/\.pdf$/)
})

test('a product without solutions, cases and materials says so (S2 2.3)', async ({ page, content }) => {
  const product = await own(content)
  await page.goto(`/en/products?id=${product.id}#solutions-cases`)
  await hydrated(page)
  await expect(panel(page).getByText(emptyText)).toBeVisible()
  await tab(page, 'Resources').click()
  await expect(panel(page).getByText(emptyText)).toBeVisible()
  await expect(
    page.getByRole('main').getByRole('link', { name: 'Specification sheet' }).first(),
  ).toBeVisible()
})

test('a discontinued product says so and leads to its successor', async ({ page, content }) => {
  const product = await own(content, { availability: 'discontinued', replacedBy: id })
  await page.goto(`/en/products?id=${product.id}`)
  await hydrated(page)
  await expect(page.getByText('This product is no longer made.')).toBeVisible()
  await page
    .getByRole('link', { name: /^U830 / })
    .first()
    .click()
  await expect(page).toHaveURL(new RegExp(`id=${id}`))
})

test('an approval that is over says so and is no mark of the product any more', async ({ page, content }) => {
  const approvals = [
    { kind: 'CE', code: 'MD 12' },
    { kind: 'WHO PQS', code: 'E003/091', expires: '2020-05-31T00:00:00.000Z' },
  ]
  const product = await own(content, { approvals })
  await page.goto(`/en/products?id=${product.id}`)
  await hydrated(page)
  const table = page.getByRole('table', { name: 'Markings and approvals' })
  await expect(table.getByRole('row', { name: /WHO PQS/ })).toContainText('31 May 2020')
  await expect(table.getByRole('row', { name: /WHO PQS/ })).toContainText('Expired')
  await expect(table.getByRole('row', { name: /^CE/ })).toContainText('No expiry')
  await expect(page.getByRole('list', { name: 'Markings and approvals' }).getByRole('listitem')).toHaveText([
    'CE',
  ])
})

test('a product shows on its own sites only, and a draft to nobody (S2 2.3)', async ({
  request,
  content,
}) => {
  const product = await own(content, { overview: paragraphs('Cold.') })
  expect((await request.get(`/en/products?id=${product.id}`)).status()).toBe(200)
  expect((await request.get(`/en/products?id=${product.id}&lang=en_US`)).status()).toBe(404)
  expect((await request.get(`/zh_CN/products?id=${product.id}`)).status()).toBe(404)
  await content.update(`products/${product.id}`, { _status: 'draft' })
  await expect.poll(async () => (await request.get(`/en/products?id=${product.id}`)).status()).toBe(404)
})

test('search engines read a product with its parameters and no offer', async ({ page }) => {
  await page.goto(u830)
  await hydrated(page)
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents()
  const product = texts.map((text) => JSON.parse(text)).find((data) => data['@type'] === 'Product')
  expect(product).toMatchObject({ model: 'U830', brand: { '@type': 'Brand' } })
  expect(product.additionalProperty.length).toBeGreaterThan(10)
  expect(product).not.toHaveProperty('offers')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /\/file\/pictures\//)
})

for (const width of [1440, 845, 390]) {
  test(`every tab of a product is accessible and fits at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(u830)
    await hydrated(page)
    for (const name of ['Introduction', 'Resources', 'Solutions & Cases', 'Contact Us']) {
      await tab(page, name).click()
      await expectAccessible(page)
      expect(await overflowOf(page), name).toBe(0)
    }
  })
}

test('the enlarged picture is accessible (WCAG 2.2 AA)', async ({ page }) => {
  await page.goto(u830)
  await hydrated(page)
  await enlarge(gallery(page)).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('everything of a product can be read (S2 2.3)', async ({ page }) => {
    await page.goto(u830)
    await expect(page.getByRole('region', { name: 'Technical data' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Product brochures' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Solutions' })).toBeVisible()
    await expect(page.getByText('We reply within two working days.').first().first()).toBeVisible()
  })
})
