import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

test('while the next search is loading, a static skeleton replaces the results (S1 2.17, 4)', async ({
  page,
}) => {
  await page.goto('/en/search?selectWD=2&inputWD=blood&lang=en_EN')
  await waitForHydration(page)
  // They appear just before the navigation, so the page records them.
  await page.evaluate(() => {
    const note = () => {
      const loading = document.querySelector('main [role="status"]')?.getAttribute('aria-label')
      const left = document.querySelectorAll('main h2').length
      if (loading) sessionStorage.setItem('shown', `${loading}, ${left} results`)
    }
    new MutationObserver(note).observe(document.querySelector('main') ?? document, {
      childList: true,
      subtree: true,
    })
  })
  const tags = page.getByRole('navigation', { name: 'Please select the relevant category' })
  await tags.getByRole('link', { name: 'News' }).click()
  await expect(page).toHaveURL('/en/search?selectWD=1&inputWD=blood&lang=en_EN')
  expect(await page.evaluate(() => sessionStorage.getItem('shown'))).toBe('Searching, 0 results')
})
