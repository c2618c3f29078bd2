import type { Page } from '@playwright/test'
import { animationStates, currentIndex, finishSlide } from '../../support/browser-carousel'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const section = (page: Page) => page.getByRole('region', { name: '用户案例', exact: true })
const tab = (page: Page, name: string) => section(page).getByRole('tab', { name, exact: true })
const panel = (page: Page, name: string) => section(page).getByRole('tabpanel', { name, exact: true })
const cases = (page: Page) => section(page).getByRole('tabpanel').getByRole('listitem')

async function open(page: Page) {
  await page.goto('/zh_CN')
  await waitForHydration(page)
  await section(page).scrollIntoViewIfNeeded()
}

test('a tab of the cases opens on hover and by arrow keys, which wrap around (S1 2.6, WCAG 2.1.1)', async ({
  page,
}) => {
  await open(page)
  await expect(panel(page, '样本库')).toBeVisible()
  await tab(page, '采供血机构').hover()
  await expect(tab(page, '采供血机构')).toHaveAttribute('aria-selected', 'true')
  await expect(panel(page, '采供血机构')).toBeVisible()
  await expect(section(page).getByRole('tabpanel')).toHaveCount(1)

  await page.mouse.move(2, 2)
  await tab(page, '采供血机构').focus()
  await page.keyboard.press('Home')
  await expect(panel(page, '样本库')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(panel(page, '疫苗与公共卫生')).toBeVisible()
  await expect(tab(page, '疫苗与公共卫生')).toBeFocused()
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(panel(page, '企业与物流')).toBeVisible()
})

test('the hovered case is shown large; otherwise they change every 4000 ms, unless paused (S1 2.6, 9, WCAG 2.2.2)', async ({
  page,
}) => {
  await open(page)
  const states = () => animationStates(panel(page, '样本库'))
  await expect.poll(states).toEqual(['running'])
  const count = await cases(page).count()
  expect(count).toBeGreaterThan(2)
  await cases(page).nth(2).hover()
  await expect(cases(page).nth(2)).toHaveAttribute('aria-current', 'true')
  await expect(cases(page).nth(2).getByRole('paragraph').last()).toBeVisible()
  await expect(section(page).locator('li[aria-current]:visible')).toHaveCount(1)
  await expect.poll(states).toEqual(['paused'])

  // The mouse on the large case selects none and pauses the timer.
  await panel(page, '样本库').locator('a[data-current]').hover()
  const first = await currentIndex(cases(page))
  for (let turn = 1; turn <= count; turn += 1) {
    await expect.poll(() => finishSlide(panel(page, '样本库'))).toEqual([4000])
    await expect(cases(page).nth((first + turn) % count)).toHaveAttribute('aria-current', 'true')
  }

  await page.mouse.move(2, 2)
  await expect.poll(states).toEqual(['running'])
  await panel(page, '样本库').getByRole('button', { name: '暂停' }).click()
  await page.mouse.move(2, 2)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(panel(page, '样本库').getByRole('button', { name: '播放' })).toBeVisible()
  await expect.poll(states).toEqual(['paused'])
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the types of cases are an accordion on narrow screens (S1 2.6)', async ({ page }) => {
    await open(page)
    const type = (name: string) => section(page).getByRole('button', { name, exact: true })
    const group = (name: string) =>
      section(page).getByRole('group', { name, exact: true }).getByRole('link').first()
    await expect(section(page).getByRole('tab')).toHaveCount(0)
    await expect(type('样本库')).toHaveAttribute('aria-expanded', 'true')
    await type('医院与药房').click()
    await expect(type('医院与药房')).toHaveAttribute('aria-expanded', 'true')
    await expect(group('医院与药房')).toBeVisible()
    await expect(type('样本库')).toHaveAttribute('aria-expanded', 'false')
    await type('医院与药房').click()
    await expect(type('医院与药房')).toHaveAttribute('aria-expanded', 'false')
    await expect(section(page).getByRole('listitem')).toHaveCount(0)
  })
})
