import type { Page } from '@playwright/test'
import type { Api } from '../../support/api'
import { expect, openPreview, publish, hydratedElement, test } from '../../support/browser-admin'
import { uniqueTitle, type Content } from '../../support/content'

/** Seeded: a freezer with everything, in every language. */
async function findSeeded(administer: Api, model: string): Promise<string> {
  const response = await administer.get(`/api/products?where[model][equals]=${model}&depth=0&limit=1`)
  const { docs } = (await response.json()) as { docs: { id: string }[] }
  return docs[0]?.id ?? ''
}

async function ownProduct(content: Content) {
  const shared = { order: 900, sites: ['en_EN', 'es_ES'] }
  const { id: category } = await content.create('product-categories', { ...shared, name: uniqueTitle('C') })
  const name = uniqueTitle('A freezer')
  const data = { ...shared, category, availability: 'active', name, _status: 'published' }
  const { id } = await content.create('products', data)
  return { id, name }
}

async function openTab(page: Page, name: string) {
  const tab = page.getByRole('button', { name, exact: true })
  await (await hydratedElement(tab)).click()
  await expect(tab).toHaveClass(/active/)
}

test('a product is one page with tabs, whose closed rows show their content in the language that is edited (issue 3, admin)', async ({
  page,
  signIn,
  administer,
}) => {
  const id = await findSeeded(administer, 'U830')
  await signIn('editor')
  await page.goto(`/admin/collections/products/${id}?locale=en_EN`)
  await expect(page.locator('.tabs-field__tab-button')).toHaveText([
    'Product',
    'Pictures',
    'Features',
    'Parameters',
    'Approvals and markets',
    'Relations',
    'Search and sharing',
  ])
  await openTab(page, 'Parameters')
  await expect(page.getByText(/^Temperature range: −86 to −40\s°C$/)).toBeVisible()
  await expect(page.locator('#field-parameters__0__value, [name="parameters.0.value"]')).toBeHidden()
  await openTab(page, 'Approvals and markets')
  await expect(page.getByText(/^CE · /)).toBeVisible()

  await page.goto(`/admin/collections/products/${id}?locale=zh_CN`)
  await openTab(page, 'Parameters')
  await expect(page.getByText(/: −86 至 −40\s°C$/)).toBeVisible()
})

test('a product without a name, a category or a site is not published, and the form shows where (issue 3, bad input)', async ({
  page,
  signIn,
  tolerated,
}) => {
  tolerated.push(/400 \(Bad Request\)/)
  await signIn('editor')
  await page.goto('/admin/collections/products/create?locale=en_EN')
  await (await hydratedElement(page.locator('#field-model'))).fill('X1')
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled()
  await publish(page)
  await expect(page.getByText(/fields? (is|are) invalid|This field is required/).first()).toBeVisible()
})

test('a change is previewed in the layout of its site, and published (issue 3, admin)', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const { id, name } = await ownProduct(content)
  const after = uniqueTitle('Congelador')
  await signIn('editor')
  await page.goto(`/admin/collections/products/${id}?locale=es_ES`)
  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(name)
  await page.locator('#field-name').fill(after)
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(after)
  await expect(preview.locator('html')).toHaveAttribute('lang', 'es')
  await publish(page)
  await expect
    .poll(async () => {
      const response = await administer.get(`/api/products/${id}?locale=es_ES`)
      return ((await response.json()) as { name: string }).name
    })
    .toBe(after)
})
