import { expect, test } from '../../support/browser'

for (const { path, name, id } of [
  { path: '/en', name: 'Solutions', id: '1209669217492766722' },
  { path: '/es', name: 'Soluciones', id: '1209669217492766722' },
]) {
  test(`the solutions carousel of ${path} leads to the solutions (S1 2.7)`, async ({ page }) => {
    await page.goto(path)
    const carousel = page.getByRole('group', { name, exact: true })
    const links = carousel.getByRole('link')
    await expect(links).toHaveCount(14)
    await expect(links.first()).toHaveAttribute('href', new RegExp(`^/en/solutions\\?solutionId=${id}`))
    const before = await carousel.getByRole('list').evaluate((row) => row.scrollLeft)
    await carousel.getByRole('button').last().click()
    await expect
      .poll(() => carousel.getByRole('list').evaluate((row) => row.scrollLeft))
      .toBeGreaterThan(before)
  })
}
