import type { Page } from '@playwright/test'
import { film } from '../../factories/uploads'
import { uniqueTitle, type Content } from '../../support/content'
import { expect, test } from '../../support/browser'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { hydrated } from '../../support/browser-hydrated'

const list = '/en/aboutUs/video?listid=2&lang=en_EN'
/** Neither the first nor the last one. */
const lineTwo = '1218000000000007002'
const detail = `/en/aboutUs/videoDetail?id=${lineTwo}&lang=en_EN`
const productVideo = '1216000000000011015'

async function uploadFilm(content: Content): Promise<string> {
  const file = { name: 'film.mp4', mimeType: 'video/mp4', buffer: film }
  return String((await content.upload('files', file)).id)
}

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const steps = (page: Page) => page.getByRole('navigation', { name: 'More videos' })

for (const { site, about, name, next } of [
  { site: 'en_EN', about: 'About us', name: 'Videos', next: 'Next' },
  { site: 'fr_FR', about: 'À propos', name: 'Vidéos', next: 'Suivant' },
]) {
  test(`six videos stand on a page of ${site} among the about-us pages (S1 2.12, 2.13)`, async ({ page }) => {
    await page.goto(`/en/aboutUs/video?listid=2&lang=${site}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
    await expect(titles(page)).toHaveCount(6)
    const menu = page.getByRole('navigation', { name: about, exact: true })
    await expect(menu.locator('[aria-current="page"]')).toHaveText(name)
    const first = (await titles(page).first().textContent()) ?? ''
    await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: next }).click()
    await expect(page).toHaveURL(`/en/aboutUs/video?pageNo=2&lang=${site}`)
    await expect(titles(page).first()).not.toHaveText(first)
  })
}

test('a page beyond the last one is missing (S1 2.12)', async ({ request }) => {
  expect((await request.get('/en/aboutUs/video?pageNo=99')).status()).toBe(404)
})

test('a card shows a poster and leads to its video (S1 2.12)', async ({ page }) => {
  await page.goto(list)
  const card = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first()
  await expect(card.locator('img')).toBeVisible()
  const title = (await card.getByRole('heading').textContent()) ?? ''
  await card.getByRole('link').click()
  await expect(page).toHaveURL(/\/en\/aboutUs\/videoDetail\?id=\d{19}&title=.+&lang=en_EN$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

for (const { site, date } of [
  { site: 'en_EN', date: /^Release date: \d{1,2} \w+ \d{4}$/ },
  { site: 'en_US', date: /^Release date: \w+ \d{1,2}, \d{4}$/ },
  { site: 'es_ES', date: /^Fecha de publicación: \d{1,2} de \w+ de \d{4}$/ },
]) {
  test(`a video of ${site} has title, release date, poster and captions (S1 2.12)`, async ({ page }) => {
    await page.goto(`/en/aboutUs/videoDetail?id=${lineTwo}&lang=${site}`)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty()
    await expect(page.getByText(date)).toBeVisible()
    const video = page.getByRole('main').locator('video')
    await expect(video).toHaveAttribute('controls', '')
    await expect(video).toHaveAttribute('poster', /^\/file\/pictures\//)
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.readyState)).toBeGreaterThan(0)
  })
}

test('captions are a track in the language of their site (S1 2.12)', async ({ page, content }) => {
  const words = 'WEBVTT\n\n00:00.000 --> 00:02.000\nCold, held still.\n'
  const upload = { name: 'words.vtt', mimeType: 'text/vtt', buffer: Buffer.from(words) }
  const captions = String((await content.upload('files', upload)).id)
  const video = await uploadFilm(content)
  const data = { title: uniqueTitle('Film'), video, captions, sites: ['en_EN', 'en_UK'], order: 900 }
  const { id } = await content.create('company-videos', { ...data, _status: 'published' })
  for (const site of ['en_EN', 'en_UK']) {
    await page.goto(`/en/aboutUs/videoDetail?id=${id}&lang=${site}`)
    const track = page.getByRole('main').locator('video track')
    await expect(track).toHaveAttribute('kind', 'captions')
    await expect(track).toHaveAttribute('srclang', 'en')
    await expect(track).toHaveAttribute('label', 'English')
    const address = (await track.getAttribute('src')) ?? ''
    expect(await (await page.request.get(address)).text()).toContain('Cold, held still.')
  }
})

test('opening a video counts as one view over all sites, and the number is shown (S1 2.12, readings 27)', async ({
  page,
  content,
}) => {
  const video = await uploadFilm(content)
  const data = { title: uniqueTitle('Film'), video, sites: ['en_EN', 'en_US'], order: 901 }
  const { id } = await content.create('company-videos', { ...data, _status: 'published' })
  await page.goto(`/en/aboutUs/videoDetail?id=${id}&lang=en_EN`)
  await expect(page.getByText('Page views: 1', { exact: true })).toBeVisible()
  await page.goto(`/en/aboutUs/videoDetail?id=${id}&lang=en_US`)
  await expect(page.getByText('Page views: 2', { exact: true })).toBeVisible()
})

test('previous and next take the place of the page, so that back leads to the list (S1 2.12)', async ({
  page,
}) => {
  await page.goto(list)
  await titles(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/videoDetail/)
  await hydrated(page)
  await expect(steps(page).getByRole('link', { name: /^Previous/ })).toHaveCount(0)
  const next = steps(page).getByRole('link', { name: /^Next/ })
  const title = ((await next.textContent()) ?? '').replace(/^Next/, '')
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(steps(page).getByRole('link', { name: /^Previous/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(list)
})

test('Go back goes back in history; without one it leads to the list (S1 2.12)', async ({ page }) => {
  await page.goto('/en/aboutUs/video?pageNo=2&lang=en_EN')
  await titles(page).first().getByRole('link').click()
  await expect(page).toHaveURL(/videoDetail/)
  await hydrated(page)
  await steps(page).getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL('/en/aboutUs/video?pageNo=2&lang=en_EN')
  await page.goto(detail)
  await expect(steps(page).getByRole('link', { name: 'Go back' })).toHaveAttribute(
    ...['href', '/en/aboutUs/video?lang=en_EN'],
  )
})

test('the breadcrumb leads to the list, from the path of the US too (S1 2.12)', async ({ page }) => {
  await page.goto(`/en_US/aboutUs/videoDetail?id=${lineTwo}`)
  const crumbs = page.getByRole('navigation', { name: 'You are here' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Home', 'About us', 'Videos', /./])
  await crumbs.getByRole('link', { name: 'Videos' }).click()
  await expect(page).toHaveURL('/en/aboutUs/video?lang=en_US')
})

test('an id of the other kind leads to the right page, each time (S1 2.12, readings 4)', async ({
  request,
}) => {
  const once = { maxRedirects: 0 }
  for (const visit of [1, 2]) {
    const material = await request.get(`/en/aboutUs/videoDetail?id=${productVideo}&lang=en_UK`, once)
    expect([visit, material.status(), material.headers().location]).toEqual([
      ...[visit, 308, `/en/products/videoDetail?id=${productVideo}&lang=en_UK`],
    ])
    const company = await request.get(`/en_US/products/videoDetail?id=${lineTwo}`, once)
    expect([visit, company.status(), company.headers().location]).toEqual([
      ...[visit, 308, `/en/aboutUs/videoDetail?id=${lineTwo}&lang=en_US`],
    ])
  }
  expect((await request.get(`/en/aboutUs/videoDetail?id=${productVideo}`)).status()).toBe(200)
})

test('what is no video has no page among the company videos (S1 2.12)', async ({ request }) => {
  expect((await request.get('/en/aboutUs/videoDetail?id=1216000000000001011')).status()).toBe(404)
  expect((await request.get('/en/aboutUs/videoDetail?id=1')).status()).toBe(404)
})

test('search engines read the film, and its address without the title (S1 2.12)', async ({ page }) => {
  await page.goto(`/en/aboutUs/videoDetail?id=${lineTwo}&title=x&lang=fr_FR`)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
    'href',
    new RegExp(`/en/aboutUs/videoDetail\\?id=${lineTwo}&lang=fr_FR$`),
  )
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.map((text) => JSON.parse(text))).toContainEqual(
    expect.objectContaining({ '@type': 'VideoObject', inLanguage: 'fr' }),
  )
})

test('an editor previews a video before it is published (S1 2.12)', async ({ page, content, signIn }) => {
  const video = await uploadFilm(content)
  const title = uniqueTitle('Unseen')
  const { id } = await content.create(
    'company-videos',
    { title, video, sites: ['en_EN'], order: 902, _status: 'draft' },
    { draft: true },
  )
  expect((await page.request.get(`/en/aboutUs/videoDetail?id=${id}`)).status()).toBe(404)
  await signIn('editor')
  await page.goto(`/preview?collection=company-videos&id=${id}&site=en_EN`)
  await expect(page).toHaveURL(/\/preview\/en\/aboutUs\/videoDetail/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

for (const width of [1440, 845, 390]) {
  test(`the company videos and a page of one are accessible and fit at ${width} px (WCAG 2.2 AA)`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [list, detail]) {
      await page.goto(path)
      await expectAccessible(page)
      expect(await overflowOf(page)).toBe(0)
    }
  })
}
