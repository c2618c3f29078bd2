import { expect, type Page } from '@playwright/test'
import { english, picker } from '../../../support/browser-picker'
import { waitForHydration } from '../../../support/browser-hydration'
import { uniqueTitle, type Content } from '../../../support/content'
import type { State } from '../state'

const u830 = '1211952306528985089'
const product = `/en/products?id=${u830}&lang=en_EN`
const uprights = '/en/productsList?id=1215000000000101100&lang=en_EN'
const compared = ['1215000000000040001', '1215000000000040002', '1215000000000040008', '1215000000000040019']

const main = (page: Page) => page.getByRole('main')
const shown = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

/** A tab of a product, by its fragment. */
function tab(fragment: string, name: string): State {
  return {
    name: `the tab ${name} of a product`,
    path: `${product}#${fragment}`,
    open: async (page) => {
      await waitForHydration(page)
      await expect(page.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true')
    },
  }
}

/** A discontinued product with nothing but an approval that has expired. */
async function discontinued(content: Content): Promise<string> {
  const sites = ['en_UK']
  const saving = { locale: 'en_UK' }
  const shelf = { name: uniqueTitle('Category'), order: 900, sites }
  const { id: category } = await content.create('product-categories', shelf, saving)
  const data = {
    name: uniqueTitle('Freezer'),
    category,
    sites,
    availability: 'discontinued',
    replacedBy: u830,
    approvals: [{ kind: 'WHO PQS', code: 'E003/091', expires: '2020-05-31T00:00:00.000Z' }],
    _status: 'published',
  }
  const { id } = await content.create('products', data, saving)
  return `/en/products?id=${id}&lang=en_UK#resources`
}

async function openPicker(page: Page): Promise<void> {
  await waitForHydration(page)
  const { opener, cards, list } = picker(page, english)
  await expect(cards).toHaveText([/U830/])
  await opener.click()
  await expect(list.getByRole('listitem').filter({ hasText: /^U830/ })).toBeVisible()
}

const lists: State[] = [
  {
    name: 'the panel of product categories',
    path: uprights,
    widths: [390],
    open: async (page) => {
      await page.getByRole('button', { name: 'All categories' }).click()
      await expect(page.getByRole('navigation', { name: 'Product categories' })).toBeVisible()
    },
  },
  {
    name: 'a list with two chosen filters and an open one, in US units',
    path: '/en/productsList?id=1215000000000101100&volume=from-600&application=1209668929834815490&lang=en_US',
    open: async (page) => {
      await main(page).getByRole('button', { name: 'Application' }).click()
      await expect(page.locator(':popover-open')).toBeVisible()
    },
  },
  {
    name: 'a sorted list in Spanish with the orders open',
    path: '/en/productsList?id=1215000000000101100&sort=energy&lang=es_ES',
    open: async (page) => {
      await main(page)
        .getByRole('button', { name: /^Orden/ })
        .click()
      await expect(page.locator(':popover-open')).toBeVisible()
    },
  },
  {
    name: 'a list whose filters match nothing',
    path: `${uprights}&temperature=cool`,
    open: async (page) =>
      expect(page.getByRole('heading', { name: 'No products match these filters' })).toBeVisible(),
  },
  {
    name: 'a Chinese list with a chosen filter and an open one',
    path: '/zh_CN/productsList?id=1215000000000101000&volume=from-600',
    open: async (page) => {
      await main(page).getByRole('button', { name: '有效容积' }).click()
      await expect(page.locator(':popover-open')).toBeVisible()
    },
  },
  {
    name: 'a list with four products in the bar for comparison',
    path: uprights,
    open: async (page) => {
      await waitForHydration(page)
      for (const name of [/^Compare U340/, /^Compare U420/, /^Compare U490/, /^Compare U570/])
        await main(page).getByRole('button', { name }).click()
      await expect(page.getByRole('status').filter({ hasText: '4 of 4 chosen' })).toBeVisible()
    },
  },
]

const details: State[] = [
  tab('resources', 'Resources'),
  tab('solutions-cases', 'Solutions & Cases'),
  tab('contact', 'Contact Us'),
  {
    name: 'the enlarged picture of a product',
    path: product,
    open: async (page) => {
      await waitForHydration(page)
      await page
        .locator('.swiper-slide:not([inert])')
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'the dialog about a manual for distributors',
    path: `${product}#resources`,
    open: async (page) => {
      await waitForHydration(page)
      const manuals = main(page).getByRole('region', { name: 'Manuals and service brochures' })
      await manuals.getByRole('link', { name: /^View/ }).first().click()
      await expect(page.getByRole('dialog', { name: 'Sorry!' })).toBeVisible()
    },
  },
  {
    name: 'a discontinued product without materials',
    path: discontinued,
    open: async (page) => {
      await waitForHydration(page)
      await expect(page.getByText('There is no information available').first()).toBeVisible()
    },
  },
]

const comparisons: State[] = [
  {
    name: 'a comparison of four products in US units',
    path: `/en/products/compare?ids=${compared.join(',')}&lang=en_US`,
    open: shown,
  },
  {
    name: 'a Chinese comparison of four products, differences only',
    path: `/zh_CN/products/compare?ids=${compared.join(',')}&only=differences`,
    open: shown,
  },
  {
    name: 'a comparison that needs one more product',
    path: `/en/products/compare?ids=${compared[0]}&lang=en_EN`,
    open: async (page) =>
      expect(page.getByRole('heading', { name: 'One more product is needed' })).toBeVisible(),
  },
]

const pickers: State[] = [
  {
    name: 'the open list of several products',
    path: `/en/contact?product=${u830}&lang=en_EN`,
    open: openPicker,
  },
  {
    name: 'the open list of one product',
    path: `/en/support/customer?product=${u830}&lang=en_EN`,
    open: openPicker,
  },
  {
    name: 'the open list of products of a Chinese request, searched',
    path: `/zh_CN/products?id=${u830}#contact`,
    open: async (page) => {
      await waitForHydration(page)
      const contact = page.getByRole('region', { name: /^咨询/ })
      await contact.getByRole('button', { name: /^意向产品/ }).click()
      await contact.getByRole('searchbox', { name: '在列表中搜索' }).fill('V1000')
      await contact.getByRole('checkbox', { name: /V1000/ }).check()
    },
  },
]

/** States of lists, products, comparisons and the product picker. */
export const productsStates: State[] = [...lists, ...details, ...comparisons, ...pickers]
