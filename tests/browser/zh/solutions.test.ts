import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { paragraphs, uniqueTitle, type Content } from '../../support/content'
import { expect, test } from '../../support/browser'

const sample = '1209669217492766722'
const blood = '1209667603977572353'

const tabs = (page: Page) => page.getByRole('navigation', { name: '方案内容' })
const current = (page: Page) => tabs(page).locator('[aria-current]')
const address = (solutionId: string) => `/zh_CN/solutions?solutionId=${solutionId}`

test('the Chinese solutions begin with the first one: banner, five tabs, sections (S2 2.7)', async ({
  page,
}) => {
  await page.goto('/zh_CN/solutions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('样本网络解决方案')
  await expect(tabs(page).getByRole('link')).toHaveText([
    ...['场景简介', '场景优势', '功能概况', '相关产品', '相关案例'],
  ])
  await expect(current(page)).toHaveText('场景简介')
})

for (const name of ['solutionId', 'id']) {
  test(`${name} selects a solution (S2 2.7, readings 4)`, async ({ page }) => {
    await page.goto(`/zh_CN/solutions?${name}=${blood}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('血液网络解决方案')
    await expect(page).toHaveTitle(/^血液网络解决方案/)
  })
}

for (const width of [1440, 390]) {
  test(`a tab scrolls to its section, one is active, the row is pinned at 68 px at ${width} px (S2 2.7, 9)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address(sample))
    for (const [name, id] of [
      ['相关产品', 'products'],
      ['场景优势', 'advantages'],
      ['功能概况', 'functions'],
    ] as const) {
      await tabs(page).getByRole('link', { name }).click()
      await expect(page).toHaveURL(new RegExp(`#${id}$`))
      await expect(current(page)).toHaveText(name)
      await expect(current(page)).toBeInViewport({ ratio: 1 })
      expect(await topOf(page, '方案内容')).toBeCloseTo(68, 0)
      await expect(page.locator(`#${id}`)).toBeInViewport()
    }
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(current(page)).toHaveText('场景简介')
    expect(await topOf(page, '方案内容')).toBeGreaterThan(200)
  })
}

test('the active tab follows the scroll (S2 2.7)', async ({ page }) => {
  await page.goto(address(sample))
  for (const [id, name] of [
    ['advantages', '场景优势'],
    ['products', '相关产品'],
    ['cases', '相关案例'],
  ]) {
    await page.evaluate((target) => document.getElementById(target ?? '')?.scrollIntoView(), id)
    await expect(current(page)).toHaveText(name ?? '')
    await expect(current(page)).toHaveCount(1)
  }
})

test('another solution begins with the introduction (S2 2.7)', async ({ page }) => {
  await page.goto(`${address(sample)}#products`)
  await expect(current(page)).toHaveText('相关产品')
  await page.goto(address(blood))
  await expect(current(page)).toHaveText('场景简介')
})

test('tabs without content are hidden (S2 2.7)', async ({ page, content }) => {
  const { id } = await ownSolution(content)
  await page.goto(address(id))
  await expect(tabs(page).getByRole('link')).toHaveText(['场景简介'])
  await expect(page.getByRole('main')).toContainText('引言')
})

test('eight products stand on a slide, the arrows lead to the others (S2 2.7)', async ({ page }) => {
  await page.goto(address(sample))
  const products = page.getByRole('region', { name: '相关产品' }).last()
  const slides = products.getByRole('list').first().locator('> li')
  expect(await slides.count()).toBeGreaterThan(1)
  await expect(slides.first().getByRole('article')).toHaveCount(8)
  const next = products.getByRole('button', { name: '下一组产品' })
  await next.click()
  await expect(slides.nth(1).getByRole('article').first()).toBeInViewport()
  await expect(slides.first().getByRole('article').first()).not.toBeInViewport()
  await expect(products.getByRole('button', { name: '上一组产品' })).not.toHaveAttribute('aria-disabled')
})

test('a product leads to its page with id and name (S2 2.7)', async ({ page }) => {
  await page.goto(address(sample))
  const link = page.locator('#products').getByRole('article').first().getByRole('link')
  expect(await link.getAttribute('href')).toMatch(/^\/zh_CN\/products\?id=\d{19}&name=[^&]+$/)
})

for (const { cases, copies, seconds } of [
  { cases: 2, copies: 5, seconds: 40 },
  { cases: 6, copies: 2, seconds: 40 },
  { cases: 16, copies: 1, seconds: 100 },
]) {
  test(`${cases} related cases stand ${copies} times and pass by in ${seconds} s (S2 2.7, 9)`, async ({
    page,
    content,
  }) => {
    const { id } = await ownSolution(content)
    await writeCases(content, id, cases)
    await page.goto(address(id))
    const strip = page.locator('#cases [style*="--copies"]')
    await expect(strip.locator('> ul')).toHaveCount(copies)
    await expect(strip.locator('> ul').first().locator('> li')).toHaveCount(cases)
    await expect(strip.locator('> ul[aria-hidden="true"]')).toHaveCount(copies - 1)
    expect(await strip.evaluate((element) => getComputedStyle(element).animationDuration)).toBe(`${seconds}s`)
    await expect(strip.locator('ul[aria-hidden="true"] a:not([tabindex="-1"])')).toHaveCount(0)
  })
}

test('the passing cases are held by hover, focus and button (WCAG 2.2.2)', async ({ page }) => {
  await page.goto(address(sample))
  const cases = page.locator('#cases')
  await cases.scrollIntoViewIfNeeded()
  const state = () =>
    cases.locator('[style*="--copies"]').evaluate((element) => getComputedStyle(element).animationPlayState)
  await page.mouse.move(5, 5)
  await expect.poll(state).toBe('running')
  await cases.getByRole('link').first().hover({ force: true })
  await expect.poll(state).toBe('paused')
  await page.mouse.move(5, 5)
  await expect.poll(state).toBe('running')
  await cases.getByRole('link').first().focus()
  await expect.poll(state).toBe('paused')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await cases.getByRole('button', { name: '暂停滚动' }).click()
  await page.mouse.move(5, 5)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect.poll(state).toBe('paused')
  await expect(cases.getByRole('button', { name: '继续滚动' })).toBeVisible()
})

test('with reduced motion each case stands once and nothing moves (WCAG 2.3.3)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(address(sample))
  const strip = page.locator('#cases [style*="--copies"]')
  expect(await strip.evaluate((element) => element.getAnimations().length)).toBe(0)
  await expect(strip.locator('> ul:visible')).toHaveCount(1)
})

test('a case leads to its page with id and name (S2 2.7)', async ({ page }) => {
  await page.goto(address(sample))
  const link = page.locator('#cases').getByRole('link').first()
  expect(await link.getAttribute('href')).toMatch(/^\/zh_CN\/case\/caseDetail\?id=\d{19}&name=/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('all sections show and the tabs lead to them (S2 2.7)', async ({ page }) => {
    await page.goto(address(sample))
    await tabs(page).getByRole('link', { name: '场景优势' }).click()
    await expect(page.locator('#advantages').getByRole('heading', { level: 2 })).toBeInViewport()
  })
})

for (const width of [1440, 390]) {
  test(`axe finds nothing on a Chinese solution at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address(sample))
    await expectAccessible(page)
    expect(await overflowOf(page)).toBe(0)
  })
}

/** Where the row of that name stands, in pixels from the window's top. */
async function topOf(page: Page, name: string) {
  const box = await page.getByRole('navigation', { name }).boundingBox()
  return box?.y ?? -1
}

/** A solution of the Chinese site alone, with an introduction and nothing else. */
async function ownSolution(content: Content) {
  const chinese = { sites: ['zh_CN'], order: 90 }
  const saving = { locale: 'zh_CN' }
  const type = await content.create('solution-types', { name: uniqueTitle('类型'), ...chinese }, saving)
  return content.create(
    'solutions',
    {
      ...{ name: uniqueTitle('方案'), type: type.id, content: paragraphs('引言'), _status: 'published' },
      ...chinese,
    },
    saving,
  )
}

async function writeCases(content: Content, solution: string, count: number) {
  const saving = { locale: 'zh_CN' }
  const type = await content.create(
    'case-types',
    { name: uniqueTitle('类型'), sites: ['zh_CN'], order: 90 },
    saving,
  )
  for (let number = 1; number <= count; number += 1) {
    await content.create(
      'cases',
      {
        ...{ name: `案例 ${number}`, type: type.id, solutions: [solution], sites: ['zh_CN'] },
        ...{ createTime: '2001-02-03T12:00:00.000Z', _status: 'published' },
      },
      saving,
    )
  }
}
