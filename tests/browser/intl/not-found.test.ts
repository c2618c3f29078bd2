import { expect, test } from '../../support/browser'

test.beforeEach(({ tolerated }) => {
  tolerated.push(/404 \(Not Found\)/)
})

for (const { path, title, code } of [
  { path: '/en/nothing-here', title: "We couldn't find your page", code: '(404 Error)' },
  { path: '/en/newsDetail?id=1', title: "We couldn't find your page", code: '(404 Error)' },
  { path: '/en/newsDetail', title: "We couldn't find your page", code: '(404 Error)' },
  { path: '/en/news?pageNo=999', title: "We couldn't find your page", code: '(404 Error)' },
]) {
  test(`${path} answers 404 with the error page in the site's frame (S1 2.18)`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(new RegExp(title.replace("'", "['’]")))
    await expect(page.getByRole('main').getByText(code)).toBeVisible()
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('meta[name=robots]').first()).toHaveAttribute('content', /noindex/)
  })
}

test('the error page speaks the language of the site (S1 2.18)', async ({ page }) => {
  await page.goto('/en/nothing-here?lang=es_ES')
  await expect(page.locator('html')).toHaveAttribute('lang', 'es')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/404/)
})

test('the search of the error page works and its link leads home (S1 2.18, readings 13)', async ({
  page,
}) => {
  await page.goto('/en/nothing-here?lang=en_UK')
  const search = page.getByRole('main').getByRole('search')
  await expect(search.getByPlaceholder('result')).toBeVisible()
  await search.getByPlaceholder('result').fill('freezer')
  await search.getByRole('button').click()
  await expect(page).toHaveURL(/\/en\/search\?.*inputWD=freezer/)
  await expect(page).toHaveURL(/lang=en_UK/)

  await page.goto('/en/nothing-here?lang=en_UK')
  await page.getByRole('main').getByRole('link', { name: 'home page' }).click()
  await expect(page).toHaveURL('/uk')
})
