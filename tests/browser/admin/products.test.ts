import type { FrameLocator, Page } from '@playwright/test'
import { uniqueTitle, type Content } from '../../support/content'
import { expect, test } from '../../support/browser'

// What an open form still saves would find its document gone.
test.afterEach(({ page }) => page.close())

/** Seeded: a freezer with everything, in every language. */
async function seeded(
  administer: { get: (path: string) => Promise<{ json: () => Promise<unknown> }> },
  model: string,
) {
  const answer = await administer.get(`/api/products?where[model][equals]=${model}&depth=0&limit=1`)
  const { docs } = (await answer.json()) as { docs: { id: string }[] }
  return docs[0]?.id ?? ''
}

async function ownDraft(content: Content) {
  const shared = { order: 900, sites: ['en_EN', 'es_ES'] }
  const { id: category } = await content.create('product-categories', { ...shared, name: uniqueTitle('C') })
  const data = {
    ...shared,
    category,
    availability: 'active',
    name: uniqueTitle('A freezer'),
    _status: 'published',
  }
  return content.create('products', data)
}

async function openTab(page: Page, name: string) {
  const tab = page.getByRole('button', { name, exact: true })
  await expect(async () => {
    await tab.click()
    await expect(tab).toHaveClass(/active/, { timeout: 3_000 })
  }).toPass()
}

async function openPreview(page: Page): Promise<FrameLocator> {
  const frame = page.locator('#live-preview-iframe')
  await expect(async () => {
    if (!(await frame.isVisible())) await page.locator('#live-preview-toggler').click()
    await expect(frame).toBeVisible({ timeout: 3_000 })
  }).toPass()
  return frame.contentFrame()
}

test('a product is one page with tabs in a sensible order (issue 3, admin)', async ({
  page,
  signIn,
  administer,
}) => {
  await signIn('editor')
  await page.goto(`/admin/collections/products/${await seeded(administer, 'U830')}?locale=en_EN`)
  await expect(page.locator('.tabs-field__tab-button')).toHaveText([
    'Product',
    'Pictures',
    'Features',
    'Parameters',
    'Approvals and markets',
    'Relations',
  ])
})

test('closed rows say what they hold (issue 3, admin)', async ({ page, signIn, administer }) => {
  await signIn('editor')
  await page.goto(`/admin/collections/products/${await seeded(administer, 'U830')}?locale=en_EN`)
  await openTab(page, 'Parameters')
  await expect(page.getByText(/^Temperature range: −86 to −40\s°C$/)).toBeVisible()
  await expect(page.locator('#field-parameters__0__value, [name="parameters.0.value"]')).toBeHidden()
  await openTab(page, 'Approvals and markets')
  await expect(page.getByText(/^CE · /)).toBeVisible()
})

test('rows speak the language of the site that is edited (issue 3, admin)', async ({
  page,
  signIn,
  administer,
}) => {
  await signIn('editor')
  await page.goto(`/admin/collections/products/${await seeded(administer, 'U830')}?locale=zh_CN`)
  await openTab(page, 'Parameters')
  await expect(page.getByText(/: −86 至 −40\s°C$/)).toBeVisible()
})

test('a product without a name, a category or a site is not published, and the form says where (issue 3, bad input)', async ({
  page,
  signIn,
  tolerated,
}) => {
  tolerated.push(/400 \(Bad Request\)/)
  await signIn('editor')
  await page.goto('/admin/collections/products/create?locale=en_EN')
  await page.locator('#field-model').fill('X1')
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled()
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/fields? (is|are) invalid|This field is required/).first()).toBeVisible()
})

test('a change is previewed in the layout of its site, and published (issue 3, admin)', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const { id, name } = (await ownDraft(content)) as unknown as { id: string; name: string }
  const after = uniqueTitle('Congelador')
  await signIn('editor')
  await page.goto(`/admin/collections/products/${id}?locale=es_ES`)
  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(name)
  await page.locator('#field-name').fill(after)
  await expect(preview.getByRole('heading', { level: 1 })).toContainText(after)
  await expect(preview.locator('html')).toHaveAttribute('lang', 'es')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect
    .poll(async () => (await (await administer.get(`/api/products/${id}?locale=es_ES`)).json()).name)
    .toBe(after)
})

test('a film is played where its material is edited, a PDF is opened (issue 3, admin)', async ({
  page,
  signIn,
  administer,
}) => {
  const first = async (kind: string) => {
    const query = `where[kind][equals]=${kind}&depth=0&limit=1&sort=id`
    return (await (await administer.get(`/api/materials?${query}`)).json()).docs[0].id as string
  }
  await signIn('editor')
  await page.goto(`/admin/collections/materials/${await first('product-video')}`)
  await expect(page.locator('figure video')).toBeVisible()
  await page.goto(`/admin/collections/materials/${await first('brochure')}`)
  await expect(page.getByRole('link', { name: /^Open the PDF/ })).toBeVisible()
})
