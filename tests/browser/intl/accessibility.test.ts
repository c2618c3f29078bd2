import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { paragraphs, uniqueTitle } from '../../support/content'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

test('long words and addresses fit into the window at 320 px (WCAG 1.4.10)', async ({ page, content }) => {
  const long = 'Cryopreservationtemperaturemonitoring'.repeat(3)
  const code = uniqueTitle('Long').replace(' ', '-')
  const type = await content.create('news-types', { name: long, code, order: 91, sites: ['fr_FR'] })
  const { id } = await content.news({
    title: `${uniqueTitle('Long')} ${long}`,
    content: paragraphs(`https://norvane.example/${'a-very-long-address/'.repeat(12)}`, long),
    sites: ['fr_FR'],
    type: type.id,
  })
  await page.setViewportSize({ width: 320, height: 700 })
  for (const path of [
    `/en/newsDetail?id=${id}&lang=fr_FR`,
    `/en/news?id=${type.id}&lang=fr_FR`,
    '/fr',
    '/es',
  ]) {
    await page.goto(path)
    expect(await overflowOf(page), path).toBe(0)
  }
})

test('axe finds no problems in overlays: panel, QR code, search and language list (WCAG 2.2 AA)', async ({
  page,
}) => {
  await page.goto('/en/legal?lang=en_EN')
  await waitForHydration(page)
  const banner = page.getByRole('banner').first()
  const toggle = banner.getByRole('button', { name: 'Show more about Support' })
  await toggle.press('Enter')
  await expect(banner.getByRole('link', { name: 'Operation Manual' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const code = page
    .getByRole('list', { name: 'Social media' })
    .first()
    .getByRole('button', { name: /WeChat/ })
  await code.click()
  await expect(code).toHaveAttribute('aria-expanded', 'true')
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const search = banner.locator('details[name="header-search"] > summary')
  await search.click()
  const field = banner.getByRole('combobox', { name: 'Search the site' })
  await expect(field).toBeFocused()
  await expectAccessible(page)
  await field.fill('u830')
  await field.press('ArrowDown')
  await expect(banner.getByRole('option').first()).toContainText('U830')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/en\/search\?.*inputWD=u830/)

  await page.goto('/en/legal?lang=en_EN')
  await waitForHydration(page)
  await search.click()
  const recent = banner.getByRole('group', { name: 'Recent searches' })
  await expect(recent.getByRole('button', { name: 'u830', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  const languages = banner.locator('details[name^="languages-"]')
  await languages.locator('summary').click()
  await expect(languages.getByRole('link').last()).toBeVisible()
  await expectAccessible(page)
})

test('from the home page to an article by the keyboard alone (WCAG 2.1.1)', async ({ page }) => {
  const tabTo = async (name: RegExp | string) => {
    for (let step = 0; step < 80; step += 1) {
      await page.keyboard.press('Tab')
      const focused = await page.evaluate(() => {
        const { activeElement: element } = document
        return element?.getAttribute('aria-label') ?? element?.textContent?.trim() ?? ''
      })
      if (typeof name === 'string' ? focused.startsWith(name) : name.test(focused)) return
    }
    throw new Error(`The Tab key never reached ${name}.`)
  }

  await page.goto('/en')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(/^Read more/)
  const outline = await page.evaluate(() => getComputedStyle(document.activeElement as Element).outlineStyle)
  expect(outline).not.toBe('none')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/news\?name=Latest\+News/)
  const title = await page.getByRole('main').getByRole('heading', { level: 2 }).first().innerText()
  await tabTo(title)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await tabTo(
    await page.getByRole('region', { name: 'Recommended news' }).getByRole('link').first().innerText(),
  )
})
