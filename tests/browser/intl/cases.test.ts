import type { Page } from '@playwright/test'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { paragraphs, uniqueTitle, type Content } from '../../support/content'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const biobanks = '1214000000000002501'
const eastLake = '/en/caseDetail?id=1214000000000003040&lang=en_US'
const emptyText =
  'There is no information available, please submit your request or contact us to get more details.'

const media = (page: Page) => page.getByRole('region', { name: 'Pictures of the case' })
const slide = (page: Page, name: string) => media(page).getByRole('group', { name, exact: true })
const related = (page: Page) => page.getByRole('region', { name: 'Related cases' })
const types = (page: Page) => page.getByRole('navigation', { name: 'Case types' })
const aboutMenu = (page: Page, name = 'About us') => page.getByRole('navigation', { name, exact: true })
const cards = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })

/** Cases of a type of their own, oldest last; so old that they stand last in every other list. */
async function ownCases(content: Content, count: number) {
  const name = uniqueTitle('Series')
  const sites = ['fr_FR']
  const { id: type } = await content.create('case-types', { name, order: 90, sites })
  for (let day = count; day > 0; day -= 1) {
    const createTime = new Date(Date.UTC(2001, 0, count - day + 1)).toISOString()
    await content.create('cases', {
      ...{ name: `${name}: ${day}`, type, sites, createTime },
      _status: 'published',
    })
  }
  return { name, type }
}

test('a case shows name, district, pictures and its text (S1 2.11)', async ({ page }) => {
  await page.goto(eastLake)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^East Lake Biobank, phase two/)
  await expect(page).toHaveTitle(/^East Lake Biobank, phase two.* \| Norvane/)
  await expect(page.getByRole('main').getByText('East Lake, China', { exact: true })).toBeVisible()
  await expect(media(page).getByRole('img').first()).toBeVisible()
  await expect(page.getByRole('article').getByText(/^In September 2026/)).toBeVisible()
  await expect(page.getByRole('article').getByRole('listitem').filter({ hasText: 'weighed' })).toBeVisible()
})

test('the older address of a case shows it, too (S1 2.11)', async ({ page }) => {
  await page.goto('/en/case/caseDetail?id=1214000000000003040&name=East+Lake&lang=en_US')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^East Lake Biobank, phase two/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    /\/en\/caseDetail\?id=1214000000000003040$/,
  )
})

test('the pictures of a case change every four seconds, and a press holds them (S1 2.11, 9)', async ({
  page,
}) => {
  await page.goto(eastLake)
  await hydrated(page)
  const line = media(page).locator('span[style*="animation-duration"]')
  await expect(line).toHaveCSS('animation-duration', '4s')
  await expect(slide(page, 'Picture 2 of 4')).not.toHaveAttribute('inert')
  await media(page).getByRole('button', { name: 'Pause' }).click()
  await page.mouse.move(0, 0)
  await expect(line).toHaveCSS('animation-play-state', 'paused')
})

test('an mp4 among the pictures is a video; while it plays the pictures wait (S1 2.11)', async ({ page }) => {
  await page.goto(eastLake)
  await hydrated(page)
  const next = media(page).getByRole('button', { name: 'Next picture' })
  for (const name of ['Picture 2 of 4', 'Picture 3 of 4', 'Video, 4 of 4']) {
    await next.click()
    await expect(slide(page, name)).not.toHaveAttribute('inert')
  }
  const video = media(page).locator('video')
  await expect(video.locator('source')).toHaveAttribute('src', /^\/file\/.*\.mp4$/)
  const paused = () => video.evaluate((element: HTMLVideoElement) => element.paused)
  await video.evaluate((element: HTMLVideoElement) => element.dispatchEvent(new Event('play')))
  await page.mouse.move(0, 0)
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await expect(media(page).locator('span[style*="animation-duration"]')).toHaveCSS(
    'animation-play-state',
    'paused',
  )
  await next.click()
  await expect(slide(page, 'Picture 1 of 4')).not.toHaveAttribute('inert')
  expect(await paused()).toBe(true)
})

test('related cases are of the same type, three in sight, moved by three and around (S1 2.11, 9)', async ({
  page,
}) => {
  await page.goto(eastLake)
  await hydrated(page)
  const titles = related(page).getByRole('heading', { level: 3 })
  await expect(titles).toHaveCount(7)
  const inSight = () =>
    titles.evaluateAll((all) => {
      const row = all[0]?.closest('ul')?.getBoundingClientRect()
      return all.flatMap((title, index) => {
        const { left, right } = title.getBoundingClientRect()
        return row && left >= row.left - 2 && right <= row.right + 2 ? [index + 1] : []
      })
    })
  await expect.poll(inSight).toEqual([1, 2, 3])
  const next = related(page).getByRole('button', { name: 'Next cases' })
  await next.click()
  await expect.poll(inSight).toEqual([4, 5, 6])
  await next.click()
  await expect.poll(inSight).toEqual([5, 6, 7])
  await next.click()
  await expect.poll(inSight).toEqual([1, 2, 3])
  await related(page).getByRole('button', { name: 'Previous cases' }).click()
  await expect.poll(inSight).toEqual([5, 6, 7])
})

test('a related case leads to its page (S1 2.11)', async ({ page }) => {
  await page.goto(eastLake)
  await related(page).getByRole('link', { name: 'The Scottish Wildlife Cell Bank' }).click()
  await expect(page).toHaveURL(/\/en\/caseDetail\?id=1214000000000003039&name=.*&lang=en_US$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The Scottish Wildlife Cell Bank')
  await expect(related(page).getByRole('link', { name: 'The Scottish Wildlife Cell Bank' })).toHaveCount(0)
})

test('at most eight related cases are shown (S1 2.11, 9)', async ({ page, content }) => {
  const { type } = await ownCases(content, 10)
  await page.goto(`/en/aboutUs/case?listid=${type}&lang=fr_FR`)
  await cards(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/caseDetail\?/)
  const region = page.getByRole('region', { name: 'Cas similaires' })
  await expect(region.getByRole('heading', { level: 3 })).toHaveCount(8)
})

test('case types stand beside a case with their counts and lead to their lists (S1 2.11)', async ({
  page,
}) => {
  await page.goto(eastLake)
  const entry = types(page).getByRole('link', { name: /^Biobanks/ })
  await expect(entry).toHaveText(/^Biobanks\s*8$/)
  await expect(entry).toHaveAttribute('aria-current', 'page')
  await entry.click()
  await expect(page).toHaveURL(`/en/aboutUs/case?listid=${biobanks}&parentid=3&lang=en_US`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Biobanks')
})

test('excellent cases show picture and name and lead to their case, never to this one (S1 2.11)', async ({
  page,
}) => {
  await page.goto(eastLake)
  const excellent = page.getByRole('region', { name: 'Excellent cases' })
  await expect(excellent.getByRole('link').filter({ hasText: 'East Lake' })).toHaveCount(0)
  await expect(excellent.getByRole('img').first()).toBeVisible()
  await excellent.getByRole('link', { name: /^St Aldric Blood Service/ }).click()
  await expect(page).toHaveURL(/\/en\/caseDetail\?id=1214000000000003016/)
})

test('the search box beside a case leads to the search for cases (S1 2.11, readings 13)', async ({
  page,
}) => {
  await page.goto(eastLake)
  const field = page.getByRole('main').getByRole('combobox')
  await field.fill('vaccine')
  await field.press('Enter')
  await expect(page).toHaveURL('/en/search?selectWD=4&lang=en_US&inputWD=vaccine')
})

test('the breadcrumb of a case leads to the cases and to its type (S1 2.11)', async ({ page }) => {
  await page.goto(eastLake)
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('listitem')).toHaveText([
    ...['Home', 'Application cases', 'Biobanks', 'Case details'],
  ])
  await crumbs.getByRole('link', { name: 'Application cases' }).click()
  await expect(page).toHaveURL('/en/aboutUs/case?lang=en_US')
})

test('what a case used leads to solutions and products (S1 2.11)', async ({ page }) => {
  await page.goto(eastLake)
  const used = page
    .getByRole('article')
    .getByRole('paragraph')
    .filter({ hasText: 'Solutions and products used' })
  const links = used.getByRole('link')
  await expect(links.first()).toHaveText(/^Sample Network/)
  await expect(links.first()).toHaveAttribute('href', /^\/en\/solutions\?solutionId=\d+&lang=en_US$/)
  await expect(links.nth(1)).toHaveAttribute('href', /^\/en\/products\?id=\d+&name=U830/)
})

test('search engines read a case as an article', async ({ page }) => {
  await page.goto(eastLake)
  const json = await page.locator('script[type="application/ld+json"]').last().textContent()
  expect(JSON.parse(json ?? '')).toMatchObject({
    '@type': 'Article',
    headline: 'East Lake Biobank, phase two: twenty million samples, one record',
    inLanguage: 'en-US',
    dateModified: '2026-09-24T02:00:00.000Z',
  })
})

test('a case shows on its own sites only, a draft nowhere (S1 2.11)', async ({ request, content }) => {
  const name = uniqueTitle('Case')
  const fields = { name, type: biobanks, sites: ['en_EN', 'en_UK'], createTime: '2001-01-01T00:00:00.000Z' }
  const { id } = await content.create('cases', { ...fields, _status: 'published' })
  expect((await request.get(`/en/caseDetail?id=${id}&lang=en_UK`)).status()).toBe(200)
  expect((await request.get(`/en/caseDetail?id=${id}&lang=en_US`)).status()).toBe(404)
  const draft = await content.create('cases', { ...fields, _status: 'draft' }, { draft: true })
  expect((await request.get(`/en/caseDetail?id=${draft.id}`)).status()).toBe(404)
  const answer = await request.get(`/f/case/queryById?siteId=en_EN&id=${draft.id}`)
  expect(await answer.json()).toMatchObject({ code: 404, result: null })
})

test('a case without pictures, texts and company shows its name and nothing empty (S1 2.11)', async ({
  page,
  content,
}) => {
  const name = uniqueTitle('Bare')
  const { id: type } = await content.create('case-types', { name: uniqueTitle('Type'), sites: ['en_EN'] })
  const fields = { name, type, sites: ['en_EN'], createTime: '2001-01-01T00:00:00.000Z' }
  const { id } = await content.create('cases', { ...fields, _status: 'published' })
  await page.goto(`/en/caseDetail?id=${id}&lang=en_EN`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(media(page)).toHaveCount(0)
  await expect(related(page)).toHaveCount(0)
  await expectAccessible(page)
})

test('editors preview a changed case on its page (issue 3)', async ({ page, content, signIn }) => {
  const fields = { type: biobanks, sites: ['en_EN'], createTime: '2001-01-01T00:00:00.000Z' }
  const { id } = await content.create('cases', { ...fields, name: 'Published', _status: 'published' })
  const draft = uniqueTitle('Draft')
  const change = { name: draft, brief: paragraphs('A new story.'), _status: 'draft' }
  await content.update(`cases/${id}`, change, { draft: true })
  await signIn('editor')
  await page.goto(`/preview?collection=cases&id=${id}&site=en_EN`)
  await expect(page).toHaveURL(/\/preview\/en\/caseDetail/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(draft)
  await expect(page.getByRole('article').getByText('A new story.')).toBeVisible()
})

test('the list shows all cases, or those of a type of the list at the left (S1 2.11, 2.13)', async ({
  page,
}) => {
  await page.goto('/en/aboutUs/case?lang=en_US')
  await expect(aboutMenu(page).locator('[aria-current]')).toHaveText('Case Studies')
  await aboutMenu(page)
    .getByRole('link', { name: /^Blood Services/ })
    .click()
  await expect(page).toHaveURL(/\/en\/aboutUs\/case\?listid=1214000000000002503&parentid=3&lang=en_US$/)
  await expect(aboutMenu(page).locator('[aria-current]')).toHaveText(/^Blood Services\s*5$/)
  await expect(page).toHaveTitle(/^Blood Services \| Application cases \| /)
})

test('a card shows cover, brief, last update and name, and leads to its case (S1 2.11)', async ({ page }) => {
  await page.goto(`/en/aboutUs/case?listid=${biobanks}&parentid=3&lang=en_US`)
  const first = cards(page).first()
  await expect(first.getByRole('img')).toBeVisible()
  await expect(first.getByRole('time')).toHaveText('September 24, 2026')
  await expect(first.getByText(/^In September 2026 the second phase/)).toBeVisible()
  await first.getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/caseDetail\?id=1214000000000003040/)
})

test('cards stand in two columns, and in one on narrow screens (S1 2.11)', async ({ page }) => {
  const columns = async () => {
    const boxes = await cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().left))
    return new Set(boxes).size
  }
  await page.goto('/en/aboutUs/case?lang=en_US')
  expect(await columns()).toBe(2)
  await page.setViewportSize({ width: 845, height: 900 })
  expect(await columns()).toBe(2)
  await page.setViewportSize({ width: 844, height: 900 })
  expect(await columns()).toBe(1)
})

test('four cases stand on a page, and another type begins with its first page (S1 2.11, 9)', async ({
  page,
  content,
}) => {
  const { name, type } = await ownCases(content, 5)
  await page.goto(`/en/aboutUs/case?listid=${type}&parentid=3&lang=fr_FR`)
  await expect(cards(page)).toHaveCount(4)
  await expect(cards(page).first().getByRole('heading')).toHaveText(`${name}: 1`)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Suivant' }).click()
  await expect(page).toHaveURL(`/en/aboutUs/case?listid=${type}&parentid=3&pageNo=2&lang=fr_FR`)
  await expect(cards(page).getByRole('heading')).toHaveText([`${name}: 5`])
  await aboutMenu(page, 'À propos')
    .getByRole('link', { name: /^Biobanques/ })
    .click()
  await expect(page).toHaveURL(`/en/aboutUs/case?listid=${biobanks}&parentid=3&lang=fr_FR`)
  expect((await page.request.get(`/en/aboutUs/case?listid=${type}&pageNo=3&lang=fr_FR`)).status()).toBe(404)
})

test('a type without cases says so, an unknown one is not found (S1 2.11, 8)', async ({ page, content }) => {
  const name = uniqueTitle('Empty')
  const { id } = await content.create('case-types', { name, order: 91, sites: ['en_EN'] })
  await page.goto(`/en/aboutUs/case?listid=${id}&lang=en_EN`)
  await expect(page.getByRole('main').getByText(emptyText)).toBeVisible()
  expect((await page.request.get('/en/aboutUs/case?listid=1')).status()).toBe(404)
})

test('the short address of the list shows it, too (S1 2.6)', async ({ page }) => {
  await page.goto('/en/case?lang=en_UK')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Application cases')
})

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing on a case and the lists at ${width} px, and they stay in the window (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 })
    for (const path of [eastLake, `/en/aboutUs/case?listid=${biobanks}&parentid=3&lang=es_ES`]) {
      await page.goto(path)
      await expectAccessible(page)
      expect(await overflowOf(page), path).toBe(0)
    }
  })
}

test('with reduced motion the pictures of a case stand still (WCAG 2.3.3)', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(eastLake)
  await hydrated(page)
  await expect(media(page).getByRole('button', { name: 'Pause' })).toBeHidden()
  expect(
    await page.evaluate(() => document.getAnimations().filter((one) => one.playState === 'running').length),
  ).toBe(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a case can be read, and its side column leads on (S1 2.11)', async ({ page }) => {
    await page.goto(eastLake)
    await expect(page.getByRole('article').getByText(/^In September 2026/)).toBeVisible()
    await expect(media(page).getByRole('img').first()).toBeVisible()
    await types(page).getByRole('link').first().click()
    await expect(page).toHaveURL(/\/en\/aboutUs\/case\?listid=/)
    await expect(cards(page)).toHaveCount(4)
  })
})
