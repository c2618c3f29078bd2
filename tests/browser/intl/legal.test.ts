import { expect, test } from '../../support/browser'

test('the list of contents, on wide screens only, scrolls to the sections of the notice (S1 2.18, 9)', async ({
  page,
}) => {
  await page.goto('/en/legal?lang=en_EN')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  const section = page.getByRole('main').getByRole('heading', { level: 2 }).nth(2)
  await contents.getByRole('link').nth(2).click()
  await expect(page).toHaveURL(/#section-3$/)
  await expect(section).toBeInViewport()

  await page.setViewportSize({ width: 845, height: 900 })
  await expect(contents).toBeVisible()
  await page.setViewportSize({ width: 844, height: 900 })
  await expect(contents).toBeHidden()
})
