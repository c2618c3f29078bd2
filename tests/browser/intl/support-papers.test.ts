import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'
import { expectDrawn, uploadPdf } from '../../support/browser-pdf'

const ids = {
  freezers: '1215000000000101000',
  uprights: '1215000000000101100',
  variableSpeed: '1215000000000101101',
  chests: '1215000000000101200',
  u830: '1211952306528985089',
}
const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Support library' })
const crumbs = (page: Page) => page.getByRole('navigation', { name: 'You are here' }).getByRole('listitem')
const tile = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true })
const paper = (page: Page, name: string | RegExp) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })

test('the hub shows its seven tabs and what each of them holds (S2 2.9)', async ({ page }) => {
  await page.goto('/en/support?lang=en_EN')
  await expect(title(page)).toHaveText('Support')
  const labels = [
    ...['Product Brochure', 'Operation Manual', 'Product Images', 'Product Videos', 'User Videos'],
    ...['Training Material', 'Customer Support'],
  ]
  await expect(tabs(page).getByRole('link')).toHaveText(labels)
  for (const label of labels) await expect(main(page).getByRole('heading', { name: label })).toBeVisible()
  await expect(main(page).getByRole('link', { name: 'Go to your files' })).toHaveAttribute(
    'href',
    '/en/distributor?lang=en_EN',
  )
  await tabs(page).getByRole('link', { name: 'Product Brochure' }).click()
  await expect(page).toHaveURL('/en/support/productBrochure?lang=en_EN')
  await expect(tabs(page).locator('[aria-current="page"]')).toHaveText('Product Brochure')
})

for (const { lang, name } of [
  { lang: 'en_UK', name: 'Resources' },
  { lang: 'es_ES', name: 'Soporte' },
  { lang: 'fr_FR', name: 'Support' },
]) {
  test(`the hub is called ${name} on ${lang} (S2 2.9)`, async ({ page }) => {
    await page.goto(`/en/support?lang=${lang}`)
    await expect(title(page)).toHaveText(name)
  })
}

test('brochures begin with the general catalogue and lead down to papers (S2 2.10, 4)', async ({ page }) => {
  await page.goto('/en/support/productBrochure?lang=en_EN')
  await expect(paper(page, 'General catalogue 2026').getByRole('link', { name: /^View/ })).toHaveAttribute(
    'href',
    /^\/en\/pdf\?fileName=Generalcatalogue2026&url=documents/,
  )
  await tile(page, 'Ultra-Low Temperature Freezers').click()
  await expect(page).toHaveURL(`/en/support/productBrochure?id=${ids.freezers}&level=1&lang=en_EN`)
  await tile(page, 'Upright Ultra-Low Freezers').click()
  await expect(page).toHaveURL(`/en/support/productBrochure?id=${ids.uprights}&level=2&lang=en_EN`)
  await tile(page, 'Variable-Speed Uprights').click()
  await expect(page).toHaveURL(`/en/support/productBrochure?id=${ids.variableSpeed}&level=3&lang=en_EN`)
  await expect(crumbs(page)).toHaveText([
    ...['Home', 'Support', 'Product Brochure', 'Ultra-Low Temperature Freezers'],
    ...['Upright Ultra-Low Freezers', 'Variable-Speed Uprights'],
  ])
  const brochure = paper(page, /brochure/i).first()
  await expect(brochure.getByRole('link', { name: /^Download/ })).toHaveAttribute('download', /\.pdf$/)
  await crumbs(page).getByRole('link', { name: 'Ultra-Low Temperature Freezers' }).click()
  await tile(page, 'Chest Ultra-Low Freezers').click()
  await expect(page).toHaveURL(`/en/support/productBrochure?id=${ids.chests}&level=3&lang=en_EN`)
})

test('an id at another level is led to its own, an unknown one is missing (S2 4)', async ({ page }) => {
  for (const level of ['0', '1', '3']) {
    await page.goto(`/en/support/productBrochure?id=${ids.uprights}&level=${level}&lang=en_EN`)
    await expect(page).toHaveURL(`/en/support/productBrochure?id=${ids.uprights}&level=2&lang=en_EN`)
  }
  await page.goto('/en/support/ManualBrochure?level=2&lang=en_EN')
  await expect(page).toHaveURL('/en/support/ManualBrochure?lang=en_EN')
  await page.goto('/en/support/ManualBrochure?index=0&lang=en_EN')
  await expect(page).toHaveURL(`/en/support/ManualBrochure?id=${ids.freezers}&level=1&lang=en_EN`)
  for (const missing of [
    'productBrochure?id=7&level=1',
    'ManualBrochure?index=99',
    'productBrochure?pageNo=2',
  ])
    expect((await page.request.get(`/en/support/${missing}&lang=en_EN`)).status()).toBe(404)
})

test('a PDF of the library opens over the page and gives the focus back (S2 2.10, readings 11)', async ({
  page,
}) => {
  await page.goto('/en/support/productBrochure?lang=en_EN')
  await hydrated(page)
  const view = paper(page, 'General catalogue 2026').getByRole('link', { name: /^View/ })
  await view.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectDrawn(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(view).toBeFocused()
})

test('a manual says that it is for distributors, its bytes go to nobody else (S2 2.11)', async ({ page }) => {
  await page.goto(`/en/support/ManualBrochure?id=${ids.variableSpeed}&level=3&lang=en_EN`)
  const manual = paper(page, /manual/i).first()
  await expect(manual.getByText('Distributors only')).toBeVisible()
  const file = await manual.getByRole('link', { name: /^Download/ }).getAttribute('href')
  expect((await page.request.get(file ?? '')).status()).toBe(401)
})

test('training material has four tabs; flyers lead to papers at level 4 (S2 2.15, 4)', async ({ page }) => {
  await page.goto('/en/support/trainingMaterial?lang=en_EN')
  const side = page.getByRole('navigation', { name: 'Training material' })
  await expect(side.getByRole('link')).toHaveText([
    ...['Flyer', 'Product Launch Pack', 'Certificate', 'Specifications'],
  ])
  await expect(side.locator('[aria-current="page"]')).toHaveText('Flyer')
  await tile(page, 'Ultra-Low Temperature Freezers').click()
  await tile(page, 'Upright Ultra-Low Freezers').click()
  await tile(page, 'Variable-Speed Uprights').click()
  const address = `/en/support/trainingMaterial?level=4&type=f&id=${ids.variableSpeed}&lang=en_EN`
  await expect(page).toHaveURL(address)
  await expect(paper(page, /U830/)).toBeVisible()
  await page.goto(address.replace('level=4', 'level=3'))
  await expect(page).toHaveURL(address)
})

test('certificates lead to products and on to their papers (S2 2.15, 4)', async ({ page }) => {
  await page.goto('/en/support/trainingMaterial?level=0&type=c&lang=en_EN')
  await tile(page, 'Ultra-Low Temperature Freezers').click()
  await expect(paper(page, 'EU declaration of conformity: ultra-low freezers')).toBeVisible()
  await tile(page, 'Upright Ultra-Low Freezers').click()
  await tile(page, 'Variable-Speed Uprights').click()
  await expect(page).toHaveURL(
    `/en/support/trainingMaterial?level=3&type=c&id=${ids.variableSpeed}&lang=en_EN`,
  )
  await main(page).getByRole('link', { name: /U830/ }).first().click()
  await expect(page).toHaveURL(/level=4&type=c&id=\d+&lang=en_EN$/)
  await expect(paper(page, /ISO 9001/)).toBeVisible()
  await expect(crumbs(page).filter({ hasText: 'Variable-Speed Uprights' })).toBeVisible()
})

test('launch packs are for distributors (S2 2.15)', async ({ page }) => {
  await page.goto('/en/support/trainingMaterial?index=1&type=p&lang=en_EN')
  await expect(title(page)).toHaveText('Product Launch Pack')
  await expect(main(page).getByText('Distributors only').first()).toBeVisible()
})

test('page numbers survive reload and back, and are left behind with the tab (S2 2.9, 9)', async ({
  page,
}) => {
  await page.goto('/en/support/trainingMaterial?index=4&type=s&lang=en_EN')
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(9)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL('/en/support/trainingMaterial?type=s&index=4&pageNo=2&lang=en_EN')
  const first = await main(page).getByRole('heading', { level: 2 }).first().textContent()
  await page.reload()
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText(first ?? '')
  await tabs(page).getByRole('link', { name: 'Operation Manual' }).click()
  await expect(page).toHaveURL('/en/support/ManualBrochure?lang=en_EN')
  await page.goBack()
  await expect(page).toHaveURL(/pageNo=2/)
  await expect(main(page).getByRole('heading', { level: 2 }).first()).toHaveText(first ?? '')
})

test('a specification of one paper is downloaded, several have a page of their own (S2 2.15)', async ({
  page,
  content,
}) => {
  const { id: file } = await uploadPdf(content, [{ lines: ['A specification'] }])
  const name = uniqueTitle('Spécification')
  const filed = { kind: 'specification', file, sites: ['fr_FR'], products: [ids.u830], _status: 'published' }
  await content.create('materials', { name, ...filed })
  await page.goto('/en/support/trainingMaterial?index=4&type=s&lang=fr_FR')
  const single = main(page).getByRole('link', { name: /^Télécharger>/ })
  await expect(single.first()).toHaveAttribute('download', /\.pdf$/)
  await paper(page, /U830/)
    .getByRole('link', { name: /^Page de téléchargement>/ })
    .click()
  await expect(page).toHaveURL(`/en/support/trainingMaterial?type=s&id=${ids.u830}&index=4&lang=fr_FR`)
  await expect(title(page)).toHaveText(/U830/)
  await expect(paper(page, name)).toBeVisible()
})

for (const { width, path } of [
  { width: 1440, path: 'support?lang=fr_FR' },
  { width: 390, path: 'support?lang=es_ES' },
  { width: 1440, path: 'support/productBrochure?lang=es_ES' },
  { width: 390, path: 'support/productBrochure?lang=fr_FR' },
  { width: 390, path: `support/ManualBrochure?id=${ids.variableSpeed}&level=3&lang=fr_FR` },
  { width: 845, path: `support/trainingMaterial?level=3&type=c&id=${ids.variableSpeed}&lang=en_US` },
  { width: 390, path: 'support/trainingMaterial?index=4&type=s&lang=fr_FR' },
]) {
  test(`/en/${path} is accessible and fits at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(`/en/${path}`)
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })
}
