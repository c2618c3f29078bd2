import { expect, test } from '../../support/browser'

test('opening an article counts as one view over all sites (S1 2.9, readings 27)', async ({
  page,
  content,
}) => {
  const { id } = await content.news({ sites: ['en_EN', 'en_US'] })
  const views = (count: number) => page.getByText(new RegExp(`^${count} views?$|^Views: ${count}$`))
  await page.goto(`/en/newsDetail?id=${id}&lang=en_EN`)
  await expect(views(1)).toBeVisible()
  await page.goto(`/en/newsDetail?id=${id}&lang=en_US`)
  await expect(views(2)).toBeVisible()
})

test('Enter in the search box beside an article opens the search for news (S1 2.9)', async ({ page }) => {
  await page.goto('/en/newsDetail?id=1214000000000001001&lang=en_US')
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('vaccine')
  await field.press('Enter')
  await expect(page).toHaveURL('/en/search?selectWD=1&lang=en_US&inputWD=vaccine')
})
