import type { Page } from '@playwright/test'
import type { Api } from '../../support/api'
import {
  expect,
  expectSoon,
  hydratedElement,
  openRow,
  publish,
  test,
  textOf,
} from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'

type Link = { id: string; label: string; address: string }

const site = 'fr_FR'
const menus = `/api/globals/navigation?locale=${site}&fallback-locale=none&depth=0`
const form = `/admin/globals/navigation?locale=${site}`

let stored: Link[]

test.beforeEach(async ({ administer }) => {
  const response = await administer.get(menus)
  stored = ((await response.json()) as { footerLinks: Link[] }).footerLinks
})

test.afterEach(async ({ administer, page }) => {
  // An open form would save its draft again.
  await page.goto('about:blank')
  const response = await administer.post(menus, { data: { footerLinks: stored, _status: 'published' } })
  expect(response.status, await response.text()).toBe(200)
})

test('an editor changes an entry of a menu as a draft; visitors see it when it is published (issue 20)', async ({
  page,
  request,
  signIn,
}) => {
  const label = uniqueTitle('Informations')
  await signIn('editor')
  await page.goto(form)
  const row = page.locator('#footerLinks-row-0')
  await expect(row.locator('.collapsible__header-wrap')).toContainText(stored[0]?.label ?? '')
  await expect(page.locator('#field-footerLinks__0__label')).toBeHidden()
  await expect(page.locator('#header-row-3 .collapsible__header-wrap').first()).toContainText(
    /· \d sub-items/,
  )
  await openRow(page, 'footerLinks-row-0')
  const saved = savedAsDraft(page, label)
  await page.locator('#field-footerLinks__0__label').fill(label)
  await saved
  expect(await textOf(request, '/fr')).not.toContain(label)
  await publish(page)
  await expectSoon(request, '/fr').toContain(label)
})

test('the target of a link is found by its name and chosen with the keyboard; nonsense is refused (issue 20)', async ({
  page,
  request,
  administer,
  signIn,
  tolerated,
}) => {
  tolerated.push(/400 \(Bad Request\)/)
  const { id, name } = await anyProduct(administer)
  await signIn('editor')
  await page.goto(form)
  const row = await openRow(page, 'footerLinks-row-0')
  const field = row.getByRole('combobox', { name: 'Address' })
  await expect(row.getByText('Page · Legal notice')).toBeVisible()

  await (await hydratedElement(field)).fill(name)
  await expect(row.getByRole('option', { selected: true })).toContainText(name)
  expect(await accessibilityProblems(page, { include: ['#footerLinks-row-0 .render-fields'] })).toEqual([])
  await field.press('Enter')
  await expect(field).toHaveValue(`/en/products?id=${id}`)
  await expect(row.getByRole('listbox')).toBeHidden()
  await expect(row.getByText(`Product · ${name}`)).toBeVisible()
  await expect(row.getByRole('link', { name: 'Open (new tab)' })).toHaveAttribute(
    'href',
    `/en/products?id=${id}&lang=${site}`,
  )
  await publish(page)
  await expectSoon(request, '/fr').toContain(`href="/en/products?id=${id}&amp;lang=${site}"`)

  await field.fill('qqzzxx')
  await expect(row.getByText(/^No page or document found/)).toBeVisible()
  await field.press('Tab')
  await expect(row.getByText(/^Choose a page or document from the list/).first()).toBeVisible()
  await publish(page)
  await expect(page.getByText(/following field is invalid/).first()).toBeVisible()

  await field.fill('https://shop.example/fr')
  await field.press('Tab')
  await expect(row.getByText('Other website · shop.example')).toBeVisible()
})

/** Waits until the form has saved a draft with a text. */
async function savedAsDraft(page: Page, text: string): Promise<void> {
  await page.waitForResponse(
    (response) =>
      /autosave=true/.test(response.url()) &&
      response.ok() &&
      (response.request().postData() ?? '').includes(text),
  )
}

async function anyProduct(administer: Api): Promise<{ id: string; name: string }> {
  const where = `where[_status][equals]=published&where[sites][in]=${site}`
  const response = await administer.get(`/api/products?limit=1&depth=0&locale=${site}&${where}`)
  const { docs } = (await response.json()) as { docs: { id: string; name: string }[] }
  const [product] = docs
  if (!product) throw new Error('No product is published')
  return product
}
