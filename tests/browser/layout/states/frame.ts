import { expect, type Page } from '@playwright/test'
import type { State } from '../state'
import { homeStates } from './frame-home'

/** A page of each layout with little content. */
const intl = '/en/legal?lang=en_US'
const zh = '/zh_CN/legal'

/** Widths at which the menu is a drawer. */
const drawer = [1024, 845, 390] as const

async function openDrawer(page: Page, labels: { open: string; fold: string }) {
  await page.getByRole('button', { name: labels.open }).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('summary', { hasText: labels.fold }).click()
  await expect(dialog.locator('details[open] a').first()).toBeVisible()
}

const headerStates: State[] = [
  {
    name: 'the drawer with an open fold',
    path: intl,
    widths: drawer,
    open: (page) => openDrawer(page, { open: 'Open menu', fold: 'Support' }),
  },
  {
    name: 'the drawer with its languages',
    path: intl,
    widths: drawer,
    open: (page) => openDrawer(page, { open: 'Open menu', fold: 'Language and region' }),
  },
  {
    name: 'the Chinese drawer with an open fold',
    path: zh,
    widths: drawer,
    open: (page) => openDrawer(page, { open: '打开菜单', fold: '投资者关系' }),
  },
  {
    name: 'the offer of the site in the language of the browser',
    path: intl,
    part: 'html',
    open: async (page) => {
      await page.addInitScript(() => {
        localStorage.removeItem('languageNote')
        Object.defineProperty(navigator, 'languages', { value: ['fr-FR'] })
      })
      await page.reload()
      await expect(page.getByText('Ce site existe aussi en français.')).toBeVisible()
    },
  },
  {
    name: 'the footer with an open column',
    path: intl,
    part: 'footer',
    widths: [390],
    open: async (page) => {
      const footer = page.getByRole('contentinfo')
      await footer.getByRole('button', { name: 'Support', exact: true }).click()
      await expect(footer.getByRole('link', { name: 'Training Material' })).toBeVisible()
      // After the click has scrolled the page, the header covers content.
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    },
  },
]

const shown = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

/** Each type has its own result view. */
const results = [
  { type: '2', widths: [1440] },
  { type: '3', widths: [390] },
  { type: '4', widths: [1440] },
  { type: '5', widths: [390] },
  { type: '6', widths: [1440] },
  { type: '7', widths: [390] },
  { type: '1', widths: [1440] },
].map(({ type, widths }): State => {
  const open = (page: Page) =>
    expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  return {
    name: `the search results of type ${type}`,
    path: `/en/search?selectWD=${type}&inputWD=blood&lang=en_EN`,
    widths,
    open,
  }
})

const searchStates: State[] = [
  ...results,
  {
    name: 'the Chinese search results',
    path: `/zh_CN/search?selectWD=1&inputWD=${encodeURIComponent('血液')}`,
    open: (page) => expect(page.locator('mark').first()).toBeVisible(),
  },
  {
    name: 'a search that finds nothing',
    path: '/en/search?selectWD=3&inputWD=qqqqzzzz&lang=en_EN',
    widths: [1440, 390],
    open: shown,
  },
  {
    name: 'the page of an address that does not exist',
    path: '/en/nothing-here',
    open: shown,
    tolerated: [/404 \(Not Found\)/],
  },
]

/**
 * States of the header, the footer, the home pages and the search. Intended overlays, such as an
 * open menu panel, are checked in the tests of the header, since these tests report covered content.
 */
export const frameStates: State[] = [...headerStates, ...homeStates, ...searchStates]
