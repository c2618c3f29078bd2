import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import type { Api } from '../../support/api'
import { expectAccessible } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'

/** Unique for each test, to recognise its pages. */
const newScript = () => `https://stats.example/${randomUUID()}.js`
const settings = '/api/globals/site-settings?locale=fr_FR'

test.afterEach(async ({ administer }) => save(administer, { analyticsScript: null, analyticsConsent: true }))

test('nothing is loaded before consent; the choice is stored and can be changed from the footer (S1 2.4, readings 17)', async ({
  page,
  administer,
}) => {
  const script = newScript()
  await save(administer, { analyticsScript: script, analyticsConsent: true })
  await expectSoon(page, '/fr', script)
  const requested = await interceptScript(page, script)
  await page.goto('/fr')
  await expect(consent(page)).toBeVisible()
  await expectAccessible(page)
  await consent(page).getByRole('button', { name: 'Refuser' }).click()
  await expect(consent(page)).toBeHidden()

  await expectSoon(page, '/en/news?lang=fr_FR', script)
  await page.goto('/en/news?lang=fr_FR')
  const choices = page.getByRole('contentinfo').getByRole('link', { name: 'Choix de confidentialité' })
  await expect(choices).toBeVisible()
  await expect(consent(page)).toBeHidden()
  expect(requested).toEqual([])

  await choices.click()
  await expect(consent(page)).toBeFocused()
  const controls = consent(page).locator('a, button')
  await expect(controls).toHaveText([/confidentialité/, 'Refuser', 'Accepter'])
  for (const index of [0, 1, 2]) {
    await page.keyboard.press('Tab')
    await expect(controls.nth(index)).toBeFocused()
  }
  const loaded = page.waitForRequest(script)
  await page.keyboard.press('Enter')
  await loaded
  await expect(consent(page)).toBeHidden()

  const again = page.waitForRequest(script)
  await page.goto('/fr')
  await again
  await expect(consent(page)).toBeHidden()
})

test('a site without consent loads its script at once, others load none (readings 17)', async ({
  page,
  administer,
}) => {
  const script = newScript()
  await save(administer, { analyticsScript: script, analyticsConsent: false })
  await expectSoon(page, '/fr', script)
  const requested = await interceptScript(page, script)
  const loaded = page.waitForRequest(script)
  await page.goto('/fr')
  await loaded
  await expect(consent(page)).toHaveCount(0)
  requested.length = 0
  await page.goto('/es')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(requested).toEqual([])
})

const consent = (page: Page) => page.getByRole('region', { name: 'Choix de confidentialité' })

async function save(administer: Api, data: Record<string, unknown>) {
  const response = await administer.post(settings, { data })
  expect(response.status, await response.text()).toBe(200)
}

/** Saved changes are on the pages within a second (readings 36). */
async function expectSoon(page: Page, path: string, text: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(path)).text()).toContain(text)
}

/** Intercepts and records the requests for the script. */
async function interceptScript(page: Page, script: string): Promise<string[]> {
  const requested: string[] = []
  await page.route(script, (route) => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return requested
}
