import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const u830 = '/zh_CN/products?id=1211952306528985089'
const tabs = (page: Page) => page.getByRole('navigation', { name: '产品信息' })
const cases = (page: Page) => page.getByRole('region', { name: '用户案例' })

test('tabs scroll to their sections, stay visible and follow the scroll; the quote button scrolls, too (S2 2.5)', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(u830)
  await waitForHydration(page)
  const current = tabs(page).locator('[aria-current]')
  await expect(current).toHaveText('产品介绍')
  await tabs(page).getByRole('link', { name: '方案与案例' }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 2, name: '解决方案' })).toBeInViewport()
  await expect(current).toHaveText('方案与案例')
  await expect(tabs(page)).toBeInViewport()
  await tabs(page).getByRole('link', { name: '联系我们' }).click()
  await expect(current).toHaveText('联系我们')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(current).toHaveText('产品介绍')

  const contact = page.getByRole('heading', { name: /^咨询 / })
  await expect(contact).not.toBeInViewport()
  await page.getByRole('main').getByRole('link', { name: '获取报价信息' }).click()
  await expect(contact).toBeInViewport()
  await expect(page).toHaveURL(/#contact$/)
})

test('case cards are 525 by 350 and move only on request, their title follows; solutions move by one (S2 2.5, 9)', async ({
  page,
}) => {
  await page.goto(u830)
  await waitForHydration(page)
  const cards = cases(page).getByRole('listitem')
  await cards.first().scrollIntoViewIfNeeded()
  const box = await cards.first().boundingBox()
  expect([Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)]).toEqual([525, 350])
  const names = await cards.getByRole('heading').allTextContents()
  const title = cases(page).getByRole('paragraph').first()
  const play = cases(page).getByRole('button', { name: '自动播放' })
  await expect(title).toHaveText(names[0] ?? '')
  await expect(play).toBeVisible()
  await cases(page).getByRole('button', { name: '下一个案例' }).click()
  await expect(title).toHaveText(names[1] ?? '')
  await play.click()
  await expect(title).not.toHaveText(names[1] ?? '')
  await cases(page).getByRole('button', { name: '停止播放' }).click()

  await page.emulateMedia({ reducedMotion: 'reduce' })
  const solutions = page.getByRole('group', { name: '解决方案' })
  const first = solutions.getByRole('listitem').first()
  await first.scrollIntoViewIfNeeded()
  await expect(first).toBeInViewport()
  const previous = solutions.getByRole('button', { name: '上一组方案' })
  await expect(previous).toHaveAttribute('aria-disabled', 'true')
  await solutions.getByRole('button', { name: '下一组方案' }).click()
  await expect(previous).not.toHaveAttribute('aria-disabled')
})
