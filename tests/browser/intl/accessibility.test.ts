import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { paragraphs, uniqueTitle } from '../../support/content'
import { expect, test } from '../../support/browser'

const article = '/en/newsDetail?id=1214000000000001001&lang=en_UK'

const pages = {
  'the home page': '/en',
  'the British home page': '/uk',
  'the news list': '/en/news?lang=es_ES',
  'the newsletters': '/en/news?code=Newsletter&lang=en_US',
  'an article': article,
}

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width === 390 ? 844 : 900 } })

    for (const [name, path] of Object.entries(pages)) {
      test(`axe finds nothing on ${name} at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
        await page.goto(path)
        await expectAccessible(page)
      })
    }

    test(`axe finds nothing on the error page at ${width} px (WCAG 2.2 AA)`, async ({ page, tolerated }) => {
      tolerated.push(/404 \(Not Found\)/)
      await page.goto('/en/nothing-here')
      await expectAccessible(page)
    })

    test(`no page is wider than the window at ${width} px`, async ({ page }) => {
      for (const path of Object.values(pages)) {
        await page.goto(path)
        expect(await overflowOf(page), path).toBe(0)
      }
    })
  })
}

test('long words and addresses stay within the window at 320 px (WCAG 1.4.10)', async ({ page, content }) => {
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

test('axe finds nothing in an open menu panel, search and language list (WCAG 2.2 AA)', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('banner').getByRole('link', { name: 'Support', exact: true }).first().hover()
  await expect(page.getByRole('link', { name: 'Operation Manual' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await page.getByRole('banner').locator('details[name="header-search"] > summary').click()
  await expectAccessible(page)
  await page.getByRole('banner').locator('details[name^="languages-"] > summary').click()
  await expectAccessible(page)
})

test('axe finds nothing in the open drawer (WCAG 2.2 AA)', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/en')
  await page.getByRole('button', { name: 'Open menu' }).click()
  await page.getByRole('dialog').locator('summary', { hasText: 'Support' }).click()
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
    throw new Error(`The Tab key never came to ${name}.`)
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

test('with reduced motion nothing on the home page moves (WCAG 2.3.3)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en')
  await page.mouse.wheel(0, 1500)
  const moving = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((one) => one.playState === 'running')
        .map((one) => String(one.id)),
    )
  await expect.poll(moving).toEqual([])
})
