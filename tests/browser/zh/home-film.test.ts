import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const slide = (page: Page) =>
  page.getByRole('region', { name: '焦点图', exact: true }).locator('.swiper-slide:not([inert])')
const film = (page: Page) => page.getByRole('dialog', { name: '让每一份样本停在取样的那一刻', exact: true })

async function playFilm(page: Page) {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/zh_CN')
  await hydrated(page)
  await slide(page).getByRole('button', { name: '播放宣传片', exact: true }).click()
}

test('the film of a banner plays in a dialog of 580 px (S1 2.6, 9)', async ({ page }) => {
  await playFilm(page)
  await expect(film(page)).toBeVisible()
  await expect(film(page)).toHaveCSS('width', '580px')
  await expect(film(page).locator('video')).toHaveAttribute('src', /\.mp4$/)
})

test('Escape closes the film, which ends, and the focus goes back to its button (S1 2.6, WCAG 2.1.2)', async ({
  page,
}) => {
  await playFilm(page)
  await expect(film(page).locator('video')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(film(page)).toBeHidden()
  await expect(page.locator('dialog video')).toHaveCount(0)
  await expect(slide(page).getByRole('button', { name: '播放宣传片', exact: true })).toBeFocused()
})

test('on narrow screens the film keeps within the window (S1 2.6)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await playFilm(page)
  const box = await film(page).boundingBox()
  expect(box?.width).toBeLessThanOrEqual(390)
})
