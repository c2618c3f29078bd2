import type { APIRequestContext, FrameLocator, Page } from '@playwright/test'
import { captions, film } from '../../factories/uploads'
import { uniqueTitle, type Content } from '../../support/content'
import { expect, test } from '../../support/browser'

// What an open form still saves would find its document gone.
test.afterEach(({ page }) => page.close())

async function openPreview(page: Page): Promise<FrameLocator> {
  const frame = page.locator('#live-preview-iframe')
  await expect(async () => {
    if (!(await frame.isVisible())) await page.locator('#live-preview-toggler').click()
    await expect(frame).toBeVisible({ timeout: 3_000 })
  }).toPass()
  return frame.contentFrame()
}

const textOf = async (request: APIRequestContext, path: string) => (await request.get(path)).text()

/** Waits until a public address holds a text; the product's own goal is a second (readings 36). */
function expectSoon(request: APIRequestContext, path: string) {
  return expect.poll(() => textOf(request, path), { timeout: 20_000 })
}

const publish = (page: Page) => page.getByRole('button', { name: 'Publish changes' }).click()

async function ownVideo(content: Content, data: object = {}) {
  const file = { name: 'film.mp4', mimeType: 'video/mp4', buffer: film }
  const { id: video } = await content.upload('files', file)
  const shared = { sites: ['en_EN'], order: 900, video, _status: 'published' }
  return content.create('company-videos', { ...shared, title: uniqueTitle('A film'), ...data })
}

/** What the seed says of a place, a global or an item; it is put back at the end of a test. */
async function seeded<Doc>(administer: APIRequestContext, path: string): Promise<Doc> {
  const answer = await administer.get(`/api/${path}`)
  expect(answer.status(), path).toBe(200)
  return (await answer.json()) as Doc
}

test('an editor writes a milestone and publishes it, and it is on the page (S1 2.8, issue 4)', async ({
  page,
  request,
  content,
  signIn,
}) => {
  const title = uniqueTitle('The first line for vaccine carriers')
  const address = '/en/news?mode=history'
  await signIn('editor')
  await page.goto('/admin/collections/milestones?locale=en_EN')
  await page.getByRole('link', { name: 'Create new Milestone' }).first().click()
  await page.locator('#field-year').fill('2031')
  await page.locator('#field-title').fill(title)
  await expect(page).toHaveURL(/\/milestones\/\d{19}/)
  content.adopt(`milestones/${/\d{19}/.exec(page.url())?.[0]}`)
  expect(await textOf(request, address)).not.toContain(title)
  await publish(page)
  await expectSoon(request, address).toContain(title)
  await page.goto(address)
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
})

test('a milestone of a thirteenth month is not published, and the form says where (issue 4, bad input)', async ({
  page,
  content,
  signIn,
  tolerated,
}) => {
  tolerated.push(/400 \(Bad Request\)/)
  const { id } = await content.create('milestones', {
    ...{ title: uniqueTitle('A step'), year: 2003, sites: ['en_EN'], _status: 'draft' },
  })
  await signIn('editor')
  await page.goto(`/admin/collections/milestones/${id}?locale=en_EN`)
  await expect(page.locator('#field-month')).toBeEditable()
  await expect(async () => {
    await page.locator('#field-month').fill('13')
    await publish(page)
    await expect(page.getByText('Write a whole number from 1 to 12.').first()).toBeVisible({ timeout: 5_000 })
  }).toPass()
})

type Statistics = { statistics: { figure?: string; label: string }[] }

test('the figures of the home page follow the typing on each site (S1 2.6, 2.7)', async ({
  page,
  request,
  administer,
  signIn,
}) => {
  await signIn('editor')
  for (const [site, home] of [
    ['fr_FR', '/fr'],
    ['zh_CN', '/cn'],
  ] as const) {
    const global = `globals/home-page?locale=${site}&fallback-locale=none&depth=0`
    const { statistics } = await seeded<Statistics>(administer, global)
    const label = uniqueTitle('样本')
    await page.goto(`/admin/globals/home-page?locale=${site}`)
    const preview = await openPreview(page)
    await expect(preview.getByRole('main')).toBeVisible()
    await page.locator('[name="statistics.0.label"]').fill(label)
    await expect(page.getByText(new RegExp(` · ${label}$`))).toBeVisible()
    await expect(preview.getByText(label, { exact: true })).toBeVisible()
    expect(await textOf(request, home)).not.toContain(label)
    expect(await textOf(request, `/f/home/getHomeData?siteId=${site}`)).not.toContain(label)
    await page.goto('/admin')
    const answer = await administer.post(`/api/${global}`, { data: { statistics, _status: 'published' } })
    expect(answer.status()).toBe(200)
  }
})

test('a text of the company is previewed in its place on both sites (S1 2.13, 2.14)', async ({
  page,
  request,
  administer,
  content,
  signIn,
}) => {
  const query = 'where[place][equals]=introduction&fallback-locale=none&depth=0'
  await signIn('editor')
  for (const [locale, address] of [
    ['en_EN', '/en/aboutUs/history'],
    ['zh_CN', '/zh_CN/aboutUs'],
  ] as const) {
    const { docs } = await seeded<{ docs: { id: string; lead?: string }[] }>(
      administer,
      `company-texts?locale=${locale}&${query}`,
    )
    const [text] = docs
    const lead = uniqueTitle('冷')
    await page.goto(`/admin/collections/company-texts/${text?.id}?locale=${locale}`)
    const preview = await openPreview(page)
    await page.locator('#field-lead').fill(lead)
    await expect(preview.getByText(lead, { exact: true })).toBeVisible()
    expect(await textOf(request, address)).not.toContain(lead)
    await page.goto('/admin')
    const before = { lead: text?.lead ?? '', _status: 'published' }
    await content.update(`company-texts/${text?.id}`, before, { locale })
  }
})

test('a second text for a taken place is refused with the place (S1 2.13-2.18)', async ({
  page,
  content,
  signIn,
  tolerated,
}) => {
  // Before it has a place, no page shows it.
  tolerated.push(/400 \(Bad Request\)/, /404 \(Not Found\) .*\/preview\?collection=company-texts&id=&/)
  const text = { title: uniqueTitle('Another'), sites: ['en_EN'], _status: 'draft' }
  const { id } = await content.create('company-texts', text, { draft: true })
  await signIn('editor')
  await page.goto(`/admin/collections/company-texts/${id}?locale=en_EN`)
  const option = page.getByRole('option', { name: 'Legal notice', exact: true })
  await expect(async () => {
    if (!(await option.isVisible())) await page.locator('#field-place').click()
    await option.click({ timeout: 3_000 })
  }).toPass()
  await expect(page.getByText(/“Legal notice” has a text already/).first()).toBeVisible()
})

test('an item of the about menu is previewed while its title changes (S1 2.14)', async ({
  page,
  request,
  content,
  signIn,
}) => {
  const locale = 'zh_CN'
  const title = uniqueTitle('样页')
  const { id } = await content.create(
    'about-items',
    { title, pageType: '1', shows: 'text', order: 900, sites: [locale], _status: 'published' },
    { locale },
  )
  const after = uniqueTitle('新页')
  await signIn('editor')
  await page.goto(`/admin/collections/about-items/${id}?locale=${locale}`)
  const preview = await openPreview(page)
  await expect(preview.getByRole('link', { name: title, exact: true }).first()).toBeVisible()
  await page.locator('#field-title').fill(after)
  await expect(preview.getByRole('link', { name: after, exact: true }).first()).toBeVisible()
  expect(await textOf(request, '/zh_CN/aboutUs')).not.toContain(after)
})

test('a video of the company is previewed while its title changes (S1 2.12)', async ({
  page,
  request,
  content,
  signIn,
}) => {
  const { id, title } = await ownVideo(content)
  const after = uniqueTitle('Another film')
  await signIn('editor')
  await page.goto(`/admin/collections/company-videos/${id}?locale=en_EN`)
  const preview = await openPreview(page)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.locator('#field-title').fill(after)
  await expect(preview.getByRole('heading', { level: 1 })).toHaveText(after)
  expect(await textOf(request, `/f/companyVideo/queryById?siteId=en_EN&id=${id}`)).not.toContain(after)
})

test('captions are uploaded in the form of their video (S1 2.12, issue 4)', async ({
  page,
  administer,
  content,
  signIn,
}) => {
  const { id } = await ownVideo(content)
  const stem = uniqueTitle('captions').replace(' ', '-')
  await signIn('editor')
  await page.goto(`/admin/collections/company-videos/${id}?locale=en_EN`)
  const field = page.locator('#field-captions')
  const drawer = page.getByRole('dialog')
  await expect(async () => {
    if (!(await drawer.isVisible()))
      await field.getByRole('button', { name: 'Create New', exact: true }).click()
    await expect(drawer).toBeVisible({ timeout: 3_000 })
  }).toPass()
  const file = { name: `${stem}.vtt`, mimeType: 'text/vtt', buffer: captions }
  await drawer.locator('input[type="file"]').setInputFiles(file)
  await drawer.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(field.getByText(new RegExp(`^${stem}-\\d{19}\\.vtt$`))).toBeVisible()
  await expect(page.getByRole('link', { name: `Open “${stem}.vtt”`, exact: true })).toBeVisible()
  await publish(page)
  await expect
    .poll(async () => {
      const doc = await seeded<{ captions?: { mimeType?: string } | null; _status: string }>(
        administer,
        `company-videos/${id}?locale=en_EN&depth=1`,
      )
      return [doc._status, doc.captions?.mimeType]
    })
    .toEqual(['published', 'text/vtt'])
  await page.goto(`/en/aboutUs/videoDetail?id=${id}&lang=en_EN`)
  await expect(page.locator('track[kind="captions"][srclang="en"]')).toHaveCount(1)
})

test('partners are put into order above their list (issue 4, admin)', async ({
  page,
  administer,
  content,
  signIn,
}) => {
  const { docs } = await seeded<{ docs: { id: string }[] }>(administer, 'media?limit=1&depth=0')
  const names = [uniqueTitle('One'), uniqueTitle('Two')]
  for (const name of names) {
    const shared = { logo: docs[0]?.id, order: 9_000, sites: ['en_EN'], _status: 'published' }
    await content.create('partners', { ...shared, name })
  }
  const [one = '', two = ''] = names
  await signIn('editor')
  await page.goto('/admin/collections/partners?locale=en_EN')
  const list = page.getByRole('list', { name: 'Order of the partners' })
  await expect(async () => {
    if (!(await list.isVisible())) await page.getByText('Order of the partners').click()
    await expect(list).toBeVisible({ timeout: 5_000 })
  }).toPass()
  const own = list.getByRole('link', { name: /^(One|Two) / })
  await expect(own).toHaveText([one, two])
  await page.getByRole('button', { name: `Move ${one}`, exact: true }).press('ArrowDown')
  await expect(own).toHaveText([two, one])
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(own).toHaveText([one, two])
})
