import { english, picker } from '../../support/browser-picker'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const u830 = '1211952306528985089'

test('the two kinds of request are addresses, and the name selects one (S2 2.18)', async ({ page }) => {
  await page.goto('/en/contact')
  const tabs = page.getByRole('navigation', { name: 'What you write about' })
  await expect(tabs.getByRole('link')).toHaveText(['Product Request', 'Customer Support'])
  await expect(tabs.locator('[aria-current]')).toHaveText('Product Request')
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/contact$/)
  await tabs.getByRole('link', { name: 'Customer Support' }).click()
  await expect(page).toHaveURL(/\/en\/contact\?name=Customer\+Support/)
  await expect(page.getByText(/Choose the model that the request is about/)).toBeVisible()
  await expect(page.getByText(/rating plate in sight/)).toBeVisible()
  await expect(page.getByLabel(/^Serial Number/)).toBeVisible()
})

test('menu and footer lead to it (S1 2.1, 2.2)', async ({ page }) => {
  await page.goto('/uk')
  const header = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })
  await expect(header).toHaveAttribute('href', '/en/contact?lang=en_UK')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Customer support', exact: true }).click()
  await expect(page).toHaveURL('/en/contact?name=Customer+Support&lang=en_UK')
})

for (const { lang, phone, team } of [
  { lang: 'en_EN', phone: 0, team: 1 },
  { lang: 'en_US', phone: 0, team: 0 },
  { lang: 'en_UK', phone: 1, team: 1 },
]) {
  test(`on ${lang} head office and mail stand beside the form, the phone on en_UK only (S2 2.18)`, async ({
    page,
  }) => {
    await page.goto(`/en/contact?lang=${lang}`)
    const main = page.getByRole('main')
    await expect(main.getByText('Head office')).toBeVisible()
    await expect(main.getByRole('link', { name: /@norvane\.example$/ })).toBeVisible()
    await expect(main.getByRole('link', { name: /^\+/ })).toHaveCount(phone)
    await expect(main.getByRole('link', { name: 'click here' })).toHaveCount(team)
    await expect(main.getByRole('link', { name: /^Learn more/ })).toHaveAttribute(
      'href',
      /\/en\/productsList/,
    )
  })
}

test('the banner differs on es_ES and fr_FR (S2 2.18)', async ({ page }) => {
  const pictures = new Set<string | null>()
  for (const lang of ['en_EN', 'es_ES', 'fr_FR']) {
    await page.goto(`/en/contact?lang=${lang}`)
    pictures.add(await page.getByRole('main').locator('header img').first().getAttribute('src'))
  }
  expect(pictures.size).toBe(3)
})

test('a request without a product leads to the picker (S2 5, check 1)', async ({ page }) => {
  await page.goto('/en/contact?lang=en_EN')
  await hydrated(page)
  const { opener } = picker(page, english)
  await page.getByRole('form', { name: /.+/ }).first().getByRole('button', { name: 'Submit' }).click()
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAccessibleDescription('Please choose the product')
})

test('the page of a product has it chosen, and leads to its customer support (S2 2.3, 2.16)', async ({
  page,
}) => {
  await page.goto(`/en/products?id=${u830}&lang=en_EN#contact`)
  await hydrated(page)
  const { cards } = picker(page, english)
  await expect(cards).toHaveText([/U830/])
  await page.getByRole('link', { name: 'Customer support for this product' }).click()
  await expect(page).toHaveURL(`/en/support/customer?product=${u830}&lang=en_EN`)
  await expect(cards).toHaveText([/U830/])
})
