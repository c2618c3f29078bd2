import { expect, type Page } from '@playwright/test'
import type { State } from '../state'

const widths = [1440, 390] as const

/** The mouse would hover what scrolls below it. */
const leave = (page: Page) => page.mouse.move(0, 0)

/** Up to 844 px the tabs of the cases are an accordion, so this begins at a wider window. */
async function openCaseType(page: Page, name: string) {
  const section = page.locator('#case-studies')
  await section.scrollIntoViewIfNeeded()
  await section.getByRole('tab', { name, exact: true }).click()
  await expect(section.getByRole('tabpanel', { name, exact: true })).toBeVisible()
  await leave(page)
}

async function playVideo(page: Page, name: string) {
  await page.getByRole('button', { name, exact: true }).first().click()
  await expect(page.locator('dialog[open] video')).toBeVisible()
}

/** States of the home pages. */
export const homeStates: State[] = [
  {
    name: 'the second banner of an international home',
    path: '/en',
    widths,
    open: async (page) => {
      const carousel = page.getByRole('region', { name: 'Highlights' })
      await carousel.getByRole('button', { name: /^Next/ }).click()
      await expect(carousel.getByRole('button', { name: /^Next\s*2/ })).toBeVisible()
      await leave(page)
    },
  },
  {
    name: 'the fourth banner of the Chinese home',
    path: '/zh_CN',
    widths,
    open: async (page) => {
      const line = page.getByRole('region', { name: '焦点图', exact: true }).getByRole('list')
      await line.getByRole('button').nth(3).click()
      await expect(line.getByRole('button').nth(3)).toHaveAttribute('aria-current', 'true')
      await leave(page)
    },
  },
  { name: 'the video of a banner', path: '/us', widths, open: (page) => playVideo(page, 'Play the video') },
  {
    name: 'the video of a Chinese banner',
    path: '/zh_CN',
    widths,
    open: (page) => playVideo(page, '播放宣传片'),
  },
  {
    name: 'another type of cases on an international home',
    path: '/es',
    widths,
    open: (page) => openCaseType(page, 'Servicios de sangre'),
  },
  {
    name: 'another type of cases on the Chinese home',
    path: '/zh_CN',
    widths,
    open: (page) => openCaseType(page, '采供血机构'),
  },
]
