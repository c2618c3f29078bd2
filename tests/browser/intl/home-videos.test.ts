import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

for (const { path, site, name, product, user } of [
  { path: '/en', site: 'en_EN', name: 'Video library', product: 'Product videos', user: 'User videos' },
  {
    path: '/fr',
    site: 'fr_FR',
    name: 'Vidéothèque',
    product: 'Vidéos de produits',
    user: 'Vidéos d’utilisateurs',
  },
]) {
  test(`the video library of ${path} ends with the two fixed tiles (S1 2.7)`, async ({ page }) => {
    await page.goto(path)
    const links = page.getByRole('group', { name, exact: true }).getByRole('listitem').getByRole('link')
    await expect(links).toHaveCount(8)
    await expect(links.first()).toHaveAttribute(
      'href',
      new RegExp(`^/en/aboutUs/videoDetail\\?id=\\d{19}&title=.*&lang=${site}$`),
    )
    await expect(links.nth(6)).toHaveText(product)
    await expect(links.nth(6)).toHaveAttribute('href', `/en/support/productVideo?lang=${site}`)
    await expect(links.nth(7)).toHaveText(user)
    await expect(links.nth(7)).toHaveAttribute('href', `/en/support/userVideo?lang=${site}`)
  })
}

test('the video library leads to all company videos (S1 2.7)', async ({ page }) => {
  await page.goto('/us')
  const section = page.locator('#video-library')
  await expect(section.getByRole('link', { name: 'All videos', exact: true })).toHaveAttribute(
    'href',
    '/en/aboutUs/video?listid=2&lang=en_US',
  )
})

test('the arrows of the video library bring its other cards (S1 2.7)', async ({ page }) => {
  await page.goto('/en')
  await hydrated(page)
  const carousel = page.getByRole('group', { name: 'Video library', exact: true })
  await carousel.getByRole('button', { name: 'Next', exact: true }).click()
  await expect.poll(() => carousel.getByRole('list').evaluate((row) => row.scrollLeft)).toBeGreaterThan(0)
})
