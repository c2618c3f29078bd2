import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'

test('the sections of an international home stand in the order of S1 2.7', async ({ page }) => {
  await page.goto('/en')
  const ids = await page
    .getByRole('main')
    .locator('section[id]')
    .evaluateAll((sections) => sections.map(({ id }) => id))
  expect(ids).toEqual([
    'iot',
    'case-studies',
    'latest-news',
    'video-library',
    'partners',
    'industry-news',
    'milestones',
    'advantages',
  ])
})

for (const { path, name, title } of [
  { path: '/en', name: 'IoT Cloud Solutions', title: 'One subject since 2003' },
  { path: '/es', name: 'Soluciones IoT en la nube', title: 'Un solo tema desde 2003' },
]) {
  test(`the cloud and the milestones of ${path} show what editors wrote (S1 2.7, readings 9)`, async ({
    page,
  }) => {
    await page.goto(path)
    const cloud = page.getByRole('region', { name, exact: true })
    await expect(cloud.getByRole('img')).toBeVisible()
    await expect(cloud.getByRole('listitem')).toHaveCount(4)
    await expect(cloud.getByRole('link')).toHaveAttribute('href', /^\/en\/products\?id=\d{19}&lang=/)
    const milestones = page.getByRole('region', { name: title, exact: true })
    const entries = milestones.getByRole('listitem')
    await expect(entries.first()).toContainText(/^2003/)
    expect(await entries.count()).toBeGreaterThan(4)
    await expect(milestones.getByRole('link')).toHaveAttribute('href', /^\/en\/news\?mode=history&lang=/)
  })
}

test('three figures and three advantages without a figure (S1 2.7, readings 8)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/us')
  const items = page.locator('#advantages').getByRole('listitem')
  await expect(items).toHaveCount(6)
  for (const [index, text] of ['500+biobanks', '200+technology patents', '120+countries served'].entries())
    await expect(items.nth(index)).toContainText(text)
  await expect(items.nth(3)).toHaveText(/^Sample library solution/)
})

test('the organisations are spelt as the readers of each site do (S1 2.7)', async ({ page }) => {
  await page.goto('/us')
  await expect(page.getByRole('heading', { name: 'Organizations we work with', exact: true })).toBeVisible()
  await page.goto('/uk')
  await expect(page.getByRole('heading', { name: 'Organisations we work with', exact: true })).toBeVisible()
})

test.describe('at 845 px', () => {
  test.use({ viewport: { width: 845, height: 900 } })

  for (const path of ['/en', '/es']) {
    test(`axe finds nothing on ${path}, nor is it wider than the window at 845 px (WCAG 2.2 AA)`, async ({
      page,
    }) => {
      await page.goto(path)
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
    })
  }
})
