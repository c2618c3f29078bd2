import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const maintenance = '1214000000000002204'
const advanced = '1214000000000002302'

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

test('choosing a service solution replaces the address and scrolls to the banner less 116 px (S2 2.8, 9)', async ({
  page,
}) => {
  await page.goto('/en/legal?lang=en_UK')
  await page.goto('/en/serviceSolution?lang=en_UK')
  await waitForHydration(page)
  const list = page.getByRole('navigation', { name: 'All services' })
  await list.getByRole('link', { name: 'Breakdown' }).click()
  await expect(page).toHaveURL('/en/serviceSolution?solutionId=1214000000000002203&lang=en_UK#content')
  await expect(heading(page)).toHaveText('Breakdown')
  const distance = () =>
    page.evaluate(() => {
      const banner = document.querySelector('main header')?.getBoundingClientRect().height ?? 0
      return Math.abs(scrollY - Math.max(banner - 116, 0))
    })
  await expect.poll(distance).toBeLessThan(2)
  await page.goBack()
  await expect(page).toHaveURL('/en/legal?lang=en_UK')
})

test('a contract replaces the list, and its tab links back to the list (S2 2.8)', async ({ page }) => {
  await page.goto(`/en/serviceSolution?solutionId=${maintenance}&lang=en_UK`)
  await waitForHydration(page)
  const contracts = page.getByRole('tab', { name: 'Contracts', exact: true })
  await contracts.click()
  const cards = page.getByRole('tabpanel').getByRole('article')
  await expect(cards).toHaveCount(3)
  await cards.getByRole('link', { name: 'Advanced Maintenance Contract' }).click()
  await expect(heading(page)).toHaveText('Advanced Maintenance Contract')

  const tabs = page.getByRole('navigation', { name: 'About the service' })
  await tabs.getByRole('link', { name: 'Contracts' }).click()
  await expect(page).toHaveURL(/solutionId=1214000000000002204.*#contracts$/)
  await expect(contracts).toHaveAttribute('aria-selected', 'true')
  await expect(cards).toHaveCount(3)
  await page.goBack()
  await expect(heading(page)).toHaveText('Advanced Maintenance Contract')
})

test('a visitor downloads the brochure of a contract (S2 6)', async ({ page }) => {
  await page.goto(`/en/serviceSolution/contract?id=${advanced}&lang=en_UK`)
  await waitForHydration(page)
  const brochures = page.getByRole('region', { name: 'Brochure' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    brochures.getByRole('link', { name: /^Download/ }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
})
