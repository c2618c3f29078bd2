import type { APIRequestContext, Page } from '@playwright/test'
import { expectAccessible } from '../../support/browser-axe'
import { expect, test } from '../../support/browser'

const script = 'https://stats.example/count.js'
const settings = '/api/globals/site-settings?locale=fr_FR'

test.describe.configure({ mode: 'serial' })

test.afterEach(async ({ administer }) => save(administer, { analyticsScript: null, analyticsConsent: true }))

test('nothing is loaded before the reader agrees, and the answer is kept (S1 2.4, readings 17)', async ({
  page,
  administer,
}) => {
  await save(administer, { analyticsScript: script, analyticsConsent: true })
  const asked = listen(page)
  await page.goto('/fr')
  await expect(consent(page)).toBeVisible()
  await expectAccessible(page)
  expect(asked).toEqual([])

  const loaded = page.waitForRequest(script)
  await consent(page).getByRole('button', { name: 'Accepter' }).click()
  await loaded
  await expect(consent(page)).toBeHidden()

  const again = page.waitForRequest(script)
  await page.goto('/en/news?lang=fr_FR')
  await again
  await expect(consent(page)).toBeHidden()
})

test('a refusal is kept and can be changed from the footer (readings 17)', async ({ page, administer }) => {
  await save(administer, { analyticsScript: script, analyticsConsent: true })
  const asked = listen(page)
  await page.goto('/fr')
  await consent(page).getByRole('button', { name: 'Refuser' }).click()
  await page.goto('/en/news?lang=fr_FR')
  const choices = page.getByRole('contentinfo').getByRole('link', { name: 'Choix de confidentialité' })
  await expect(choices).toBeVisible()
  expect(asked).toEqual([])

  await choices.click()
  await expect(consent(page)).toBeFocused()
  const loaded = page.waitForRequest(script)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await loaded
})

test('a site that need not ask loads its script at once, others load none (readings 17)', async ({
  page,
  administer,
}) => {
  await save(administer, { analyticsScript: script, analyticsConsent: false })
  const asked = listen(page)
  const loaded = page.waitForRequest(script)
  await page.goto('/fr')
  await loaded
  await expect(consent(page)).toHaveCount(0)
  asked.length = 0
  await page.goto('/es')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  expect(asked).toEqual([])
})

const consent = (page: Page) => page.getByRole('region', { name: 'Choix de confidentialité' })

async function save(administer: APIRequestContext, data: Record<string, unknown>) {
  const answer = await administer.post(settings, { data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** The requests for the script, which this machine answers itself. */
function listen(page: Page): string[] {
  const asked: string[] = []
  void page.route(script, (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return asked
}
