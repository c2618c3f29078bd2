import { expect, test } from '../../support/browser'

test('on narrow screens the list of the about-us pages is one row, the active entry in view, for keyboards too (S1 9)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en/aboutUs/case?listid=1214000000000002501&parentid=3&lang=en_EN')
  const list = page.getByRole('navigation', { name: 'About Us', exact: true })
  await expect(list.locator('[aria-current]')).toBeInViewport()
  const { height } = (await list.boundingBox()) ?? { height: Infinity }
  expect(height).toBeLessThan(80)

  await list.getByRole('link', { name: 'Our History' }).focus()
  await page.keyboard.press('Tab')
  await expect(list.getByRole('link', { name: 'The Team' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/en/aboutUs/team?listid=1&lang=en_EN')
})
