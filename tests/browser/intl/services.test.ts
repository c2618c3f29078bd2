import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const ids = {
  calibration: '1214000000000002201',
  qualification: '1214000000000002202',
  breakdown: '1214000000000002203',
  maintenance: '1214000000000002204',
  monitoring: '1214000000000002205',
  advanced: '1214000000000002302',
  monitoringPlus: '1214000000000002305',
  loan: '1214000000000002401',
}

const emptyText =
  'There is no information available, please submit your request or contact us to get more details.'

const list = (page: Page) => page.getByRole('navigation', { name: 'All service solutions' })
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true })
const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first()
const service = (id: string) => `/en/serviceSolution?solutionId=${id}&lang=en_UK`
const contract = (id: string) => `/en/serviceSolution/contract?id=${id}&lang=en_UK`

test('the first service solution is active by default (S2 2.8)', async ({ page }) => {
  await page.goto('/en/serviceSolution?lang=en_UK')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Solution')
  await expect(list(page).getByRole('link')).toHaveText([
    'Calibration & Temperature Mapping',
    'IQ/OQ/PQ',
    'Breakdown',
    'Maintenance Contracts',
    'Monitoring Service Contracts',
  ])
  await expect(list(page).locator('[aria-current]')).toHaveText('Calibration & Temperature Mapping')
})

test('choosing one names it in the address and scrolls to the banner less 116 px (S2 2.8, 9)', async ({
  page,
}) => {
  await page.goto('/en/serviceSolution?lang=en_UK')
  await list(page).getByRole('link', { name: 'Breakdown' }).click()
  await expect(page).toHaveURL(`/en/serviceSolution?solutionId=${ids.breakdown}&lang=en_UK#content`)
  await expect(heading(page)).toHaveText('Breakdown')
  const away = () =>
    page.evaluate(() => {
      const banner = document.querySelector('main header')?.getBoundingClientRect().height ?? 0
      return Math.abs(scrollY - (banner - 116))
    })
  await expect.poll(away).toBeLessThan(2)
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'Service Solution', 'Breakdown'])
})

for (const id of [ids.calibration, ids.qualification, ids.breakdown]) {
  test(`service solution ${id} has its introduction and no tabs (S2 2.8)`, async ({ page }) => {
    await page.goto(service(id))
    await expect(page.getByRole('region', { name: 'Introduction' }).getByRole('img').first()).toBeVisible()
    await expect(page.getByRole('tab')).toHaveCount(0)
  })
}

test('the others have four tabs, Introduction first (S2 2.8)', async ({ page }) => {
  await page.goto(service(ids.maintenance))
  await expect(page.getByRole('tab')).toHaveText(['Introduction', 'Contracts', 'Solution Case', 'Contact Us'])
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Introduction')
  await tab(page, 'Contact Us').click()
  await expect(
    page.getByRole('tabpanel').getByText('We reply within two working days.').first(),
  ).toBeVisible()
  await expect(page.getByRole('tabpanel').getByRole('link', { name: 'uk@norvane.example' })).toBeVisible()
})

test('a contract opens in place of the list, and the tab leads back to the list (S2 2.8)', async ({
  page,
}) => {
  await page.goto(service(ids.maintenance))
  await tab(page, 'Contracts').click()
  const cards = page.getByRole('tabpanel').getByRole('article')
  await expect(cards).toHaveCount(3)
  await expect(cards.first().getByRole('img')).toBeVisible()
  await cards.getByRole('link', { name: 'Advanced Maintenance Contract' }).click()
  await expect(page).toHaveURL(/\/en\/serviceSolution\/contract\?id=1214000000000002302&/)
  await expect(heading(page)).toHaveText('Advanced Maintenance Contract')
  await expect(list(page).locator('[aria-current]')).toHaveText('Maintenance Contracts')
  const tabs = page.getByRole('navigation', { name: 'About the service' })
  await expect(tabs.locator('[aria-current]')).toHaveText('Contracts')

  await tabs.getByRole('link', { name: 'Contracts' }).click()
  await expect(page).toHaveURL(/solutionId=1214000000000002204.*#contracts$/)
  await expect(page.getByRole('tab', { selected: true })).toHaveText('Contracts')
  await expect(cards).toHaveCount(3)
  await page.goBack()
  await expect(heading(page)).toHaveText('Advanced Maintenance Contract')
})

test('the normal layout has overview, benefits, package and brochure (S2 2.8)', async ({ page }) => {
  await page.goto(contract(ids.advanced))
  const parts = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(parts).toHaveText(['Overview', 'Benefits', 'Contract Package', 'Brochure'])
  const benefits = page.getByRole('region', { name: 'Benefits' }).getByRole('listitem')
  expect(await benefits.count()).toBeGreaterThan(1)
  await expect(benefits.first().getByRole('img')).toBeVisible()
})

test('monitoring contracts have features and parameters (S2 2.8)', async ({ page }) => {
  await page.goto(contract(ids.monitoringPlus))
  const parts = page.getByRole('main').getByRole('heading', { level: 3 })
  await expect(parts).toHaveText(['Overview', 'Features', 'Parameters', 'Brochure'])
  await expect(page.getByRole('region', { name: 'Features' }).getByRole('term').first()).toBeVisible()
})

test('a service brochure is named with a lock, and is for designated distributors (S2 2.20, readings 29)', async ({
  page,
}) => {
  await page.goto(contract(ids.advanced))
  const brochures = page.getByRole('region', { name: 'Brochure' })
  await expect(brochures.getByText('Distributors only')).toBeVisible()
  await hydrated(page)
  await brochures.getByRole('link', { name: /^Download/ }).click()
  await expect(page.getByRole('dialog')).toContainText(
    'Service Brochure is only opened for designated distributors at present.',
  )
})

test('the bytes of a service brochure go to nobody (readings 29)', async ({ request }) => {
  const params = { contractsId: ids.advanced, siteId: 'en_UK' }
  const answer = await request.get('/f/serviceSolution/getListByProductId', { params })
  const { result } = await answer.json()
  expect(result.files).toHaveLength(1)
  expect((await request.get(result.files[0].filePath)).status()).toBe(401)
})

test('a service case opens in place of the list (S2 2.8)', async ({ page }) => {
  await page.goto(service(ids.maintenance))
  await tab(page, 'Solution Case').click()
  const cards = page.getByRole('tabpanel').getByRole('article')
  await expect(cards).toHaveCount(3)
  const title = await cards.first().getByRole('link').textContent()
  await cards.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/serviceSolution\/solutionCase\?id=\d{19}/)
  await expect(heading(page)).toHaveText(title ?? '')
  const tabs = page.getByRole('navigation', { name: 'About the service' })
  await expect(tabs.locator('[aria-current]')).toHaveText('Solution Case')
  await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
})

test('a service solution without contracts and cases says so (S2 2.8)', async ({ page, content }) => {
  const { id } = await content.create('service-solution-types', {
    ...{ name: uniqueTitle('Service'), mode: 'tabs', contractLayout: 'normal' },
    ...{ sites: ['en_US'], order: 90, _status: 'published' },
  })
  await page.goto(`/en/serviceSolution?solutionId=${id}&lang=en_US`)
  for (const name of ['Introduction', 'Contracts', 'Solution Case']) {
    await tab(page, name).click()
    await expect(page.getByRole('tabpanel')).toContainText(emptyText)
  }
})

test('what is unknown or of another site is not found (readings 21)', async ({ request }) => {
  for (const path of [
    '/en/serviceSolution?solutionId=1&lang=en_UK',
    '/en/serviceSolution/contract?id=1&lang=en_UK',
    '/en/serviceSolution/contract?lang=en_UK',
    `/en/serviceSolution/solutionCase?id=${ids.advanced}&lang=en_UK`,
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('an unpublished contract is seen in its preview only (issue 2)', async ({
  page,
  request,
  content,
  signIn,
}) => {
  const title = uniqueTitle('Contract')
  const data = { title, type: ids.maintenance, sites: ['en_UK'], order: 90, _status: 'draft' }
  const { id } = await content.create('service-contracts', data, { draft: true })
  expect((await request.get(contract(id))).status()).toBe(404)
  await signIn('editor')
  await page.goto(`/preview?collection=service-contracts&id=${id}&site=en_UK`)
  await expect(page).toHaveURL(/\/preview\/en\/serviceSolution\/contract/)
  await expect(heading(page)).toHaveText(title)
})

for (const width of [1440, 390]) {
  test(`axe finds nothing on the service pages at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [
      service(ids.calibration),
      `${service(ids.maintenance)}#contracts`,
      contract(ids.advanced),
      contract(ids.monitoringPlus),
      `/en/serviceSolution/solutionCase?id=${ids.loan}&lang=en_UK`,
    ]) {
      await page.goto(path)
      await expectAccessible(page)
      expect(await overflowOf(page), path).toBe(0)
    }
  })
}
