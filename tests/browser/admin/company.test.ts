import type { Page } from '@playwright/test'
import type { Api } from '../../support/api'
import {
  expect,
  expectSoon,
  openList,
  openPreview,
  openRow,
  publish,
  hydratedElement,
  test,
  textOf,
} from '../../support/browser-admin'
import { uniqueTitle } from '../../support/content'

/** A seeded text, global or item in its published version. */
async function findPublished<Doc>(administer: Api, path: string): Promise<Doc> {
  const response = await administer.get(`/api/${path}`)
  expect(response.status, path).toBe(200)
  return (await response.json()) as Doc
}

test('an editor writes a milestone, corrects its month and publishes it (S1 2.8, issue 4, bad input)', async ({
  page,
  request,
  content,
  signIn,
  tolerated,
}) => {
  tolerated.push(/400 \(Bad Request\)/)
  const title = uniqueTitle('The first line for vaccine carriers')
  const address = '/en/news?mode=history'
  await signIn('editor')
  await openList(page, '/admin/collections/milestones?locale=en_EN')
  await (await hydratedElement(page.getByRole('link', { name: 'Create new Milestone' }).first())).click()
  await expect(page).toHaveURL(/\/milestones\/(create|\d{19})/)
  await (await hydratedElement(page.locator('#field-year'))).fill('2031')
  await page.locator('#field-title').fill(title)
  await expect(page).toHaveURL(/\/milestones\/\d{19}/)
  content.deleteAfterwards(`milestones/${/\d{19}/.exec(page.url())?.[0]}`)

  const saved = waitForAutosave(page, /"month":13\b/)
  await page.locator('#field-month').fill('13')
  await saved
  await publish(page)
  await expect(page.getByText('Enter a whole number from 1 to 12.').first()).toBeVisible()
  expect(await textOf(request, address)).not.toContain(title)

  await page.locator('#field-month').fill('12')
  await publish(page)
  await expectSoon(request, address).toContain(title)
  await page.goto(address)
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
})

/**
 * Waits until a draft with the given data is saved and the form has processed the response, which removes earlier
 * error messages.
 */
async function waitForAutosave(page: Page, data: RegExp): Promise<void> {
  await page.waitForResponse((response) => {
    const request = response.request()
    return /autosave=true/.test(response.url()) && data.test(request.postData() ?? '')
  })
  await page.waitForResponse((response) => 'next-action' in response.request().headers())
}

type Statistics = { statistics: { figure?: string; label: string }[] }

test('the figures of the home page are previewed on each site while they are typed (S1 2.6, 2.7)', async ({
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
    const { statistics } = await findPublished<Statistics>(administer, global)
    const label = uniqueTitle('样本')
    await page.goto(`/admin/globals/home-page?locale=${site}`)
    const preview = await openPreview(page)
    await openRow(page, 'statistics-row-0')
    await page.locator('[name="statistics.0.label"]').fill(label)
    await expect(page.getByText(new RegExp(` · ${label}$`))).toBeVisible()
    await expect(preview.getByText(label, { exact: true })).toBeVisible()
    expect(await textOf(request, home)).not.toContain(label)
    expect(await textOf(request, `/f/home/getHomeData?siteId=${site}`)).not.toContain(label)
    await page.goto('about:blank')
    const response = await administer.post(`/api/${global}`, { data: { statistics, _status: 'published' } })
    expect(response.status).toBe(200)
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
    const { docs } = await findPublished<{ docs: { id: string; lead?: string }[] }>(
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
    await page.goto('about:blank')
    const before = { lead: text?.lead ?? '', _status: 'published' }
    await content.update(`company-texts/${text?.id}`, before, { locale })
  }
})

test('a second text for a place is refused, and the form names the place (S1 2.13-2.18)', async ({
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
  const place = page.locator('#field-place')
  await hydratedElement(place)
  await place.getByRole('combobox').press('ArrowDown')
  await page.getByRole('option', { name: 'Legal notice', exact: true }).click()
  await expect(page.getByText(/“Legal notice” has a text already/).first()).toBeVisible()
})
