import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { GuideLanguage } from '@/cms/guide/chapters'
import { expect, ownSites, type Admin } from '../lib/admin.ts'
import type { Examples } from './examples.ts'

/** What is opened for the pictures of forms. */

const changedTitles: Record<GuideLanguage, string> = {
  en: 'Oxygen monitoring in nitrogen rooms: a new checklist',
  zh: 'V1000 气相液氮罐上市：42,000 支样本，全程不接触液氮',
}

/** The form of a document, without the preview beside it. */
export async function form(admin: Admin): Promise<void> {
  await admin.formReady()
  await admin.showPreview(false)
}

export async function preview(admin: Admin): Promise<void> {
  await openPreview(admin)
}

export async function outline(admin: Admin): Promise<void> {
  const frame = await openPreview(admin)
  // The outlines need the script of the preview.
  await frame.getByRole('button').first().waitFor()
  const heading = frame.getByRole('heading', { level: 1 })
  await expect(async () => {
    await heading.hover()
    await frame.getByRole('group', { name: admin.text('fields:title') }).waitFor({ timeout: 2000 })
  }).toPass()
}

export async function searchResult(admin: Admin): Promise<void> {
  await openPreview(admin)
  await button(admin, admin.text('previews:head')).click()
  await admin.page.getByText(admin.text('previews:searchResult')).waitFor()
}

export async function plan(admin: Admin): Promise<void> {
  await form(admin)
  const panel = admin.page.getByRole('region', { name: admin.text('planning:title') })
  await panel.getByText(admin.text('planning:plan'), { exact: true }).first().click()
  await panel.getByRole('combobox').first().selectOption('unpublish')
  await panel.locator('input[type="datetime-local"]').fill('2027-01-15T09:00')
  await panel.getByRole('button', { name: admin.text('planning:plan'), exact: true }).click()
  await panel.getByText(/2027/).waitFor()
  await panel.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

export async function compare(admin: Admin, { article }: Examples): Promise<void> {
  const site = ownSites[admin.language]
  const draft = { title: changedTitles[admin.language], _status: 'draft' }
  await admin.store.update(`news/${article}`, draft, { draft: 'true', locale: site })
  await admin.open(`/collections/news/${article}/compare`, site)
  const { page } = admin
  await page.getByRole('slider', { name: admin.text('previews:divider') }).waitFor()
  await page.getByText(changedTitles[admin.language]).first().waitFor()
  await framesLoaded(page)
}

export async function sharePreview(admin: Admin): Promise<void> {
  await admin.formReady()
  await admin.openMenu()
  await button(admin, admin.text('sharing:share')).click()
  const dialog = admin.page.getByRole('dialog').last()
  await dialog.getByRole('button', { name: admin.text('sharing:create') }).click()
  await dialog.getByText(admin.text('sharing:created')).waitFor()
}

export async function withdrawnPage(admin: Admin): Promise<void> {
  await admin.formReady()
  await admin.openMenu()
  await button(admin, admin.payloadText('version:unpublish')).click()
  await button(admin, admin.payloadText('general:confirm')).click()
  const dialog = admin.page.getByRole('dialog').filter({ hasText: admin.text('redirects:toList') })
  await dialog.getByRole('radio', { name: admin.text('redirects:toList') }).check()
  await expect(admin.page.locator('.toast-icon, [data-sonner-toast]')).toHaveCount(0)
}

export async function trash(admin: Admin, { article }: Examples): Promise<void> {
  await admin.store.update(`news/${article}`, { deletedAt: new Date().toISOString() })
  await admin.store.leadNowhere([`news/${article}`])
  await admin.open('/collections/news/trash', ownSites[admin.language])
  await admin.page.getByRole('row').nth(1).waitFor()
}

export async function allSites(admin: Admin): Promise<void> {
  await admin.page.locator('iframe').first().waitFor()
  await expect(admin.page.getByText(admin.text('previews:checking'))).toHaveCount(0)
  await framesLoaded(admin.page)
}

export async function parameters(admin: Admin): Promise<void> {
  const { id } = await admin.store.findOne('products', { 'where[model][equals]': 'U830' })
  await admin.open(`/collections/products/${id}`, ownSites[admin.language])
  await form(admin)
  await button(admin, admin.text('content:parameters')).click()
  const row = admin.page.locator('#parameters-row-0')
  await row.waitFor()
  // The account remembers which rows are open.
  const value = admin.page.locator('#field-parameters__0__value')
  if (!(await value.isVisible())) await row.locator('.collapsible__toggle').first().click()
  await value.waitFor()
}

export async function hotspots(admin: Admin): Promise<void> {
  const query = { 'where[banner][exists]': 'true', 'where[sites][in]': 'zh_CN' }
  const { id } = await admin.store.findOne('solutions', query)
  await admin.open(`/collections/solutions/${id}`, 'zh_CN')
  await form(admin)
  await button(admin, admin.text('content:hotspots')).click()
  await admin.page
    .getByRole('group', { name: admin.text('tools:pointsOnBanner') })
    .locator('img')
    .waitFor()
}

/** A redirect that is deleted again as soon as its form is loaded. */
export async function redirect(admin: Admin): Promise<void> {
  const site = admin.language === 'zh' ? 'zh_CN' : 'en'
  const id = await admin.store.create('redirects', {
    from: `/${site}/catalogue-2019`,
    site: admin.language === 'zh' ? 'zh_CN' : 'all',
    address: `/${site}/productsList`,
    permanent: true,
    enabled: true,
  })
  try {
    await admin.open(`/collections/redirects/${id}`)
    await admin.formReady()
    const result = admin.page.getByRole('region', { name: admin.text('redirects:testHere') })
    await result.getByRole('listitem').first().waitFor()
  } finally {
    await admin.store.remove(`redirects/${id}`)
  }
}

export async function distributor(admin: Admin): Promise<void> {
  const { id } = await admin.store.findOne('distributors', { 'where[username][equals]': 'nordic-lab' })
  await admin.open(`/collections/distributors/${id}`, ownSites[admin.language])
  await admin.page
    .getByRole('region', { name: admin.text('tools:signInOfAccount') })
    .getByRole('button')
    .first()
    .waitFor()
}

export async function request(admin: Admin): Promise<void> {
  const { id } = await admin.store.findOne('requests', {
    'where[status][equals]': 'new',
    sort: admin.language === 'zh' ? '-createdAt' : 'createdAt',
  })
  await admin.open(`/collections/requests/${id}`)
  await admin.page
    .getByRole('region', { name: admin.text('inbox:handling') })
    .getByRole('button')
    .first()
    .waitFor()
}

export async function picture(admin: Admin): Promise<void> {
  const query = { 'where[filename][like]': 'news-rotterdam-service-hub' }
  const { id } = await admin.store.findOne('media', query)
  await admin.open(`/collections/media/${id}`, ownSites[admin.language])
  await admin.formReady()
  await admin.page
    .getByRole('region', { name: admin.text('tools:whereUsed') })
    .getByRole('link')
    .first()
    .waitFor()
}

/** Waits until the pages in frames are loaded. */
async function framesLoaded(page: Page): Promise<void> {
  for (const frame of await page.locator('iframe').all())
    await frame.contentFrame().getByRole('heading', { level: 1 }).first().waitFor()
}

function button({ page }: Admin, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

async function openPreview(admin: Admin): Promise<FrameLocator> {
  await admin.formReady()
  const frame = await admin.showPreview(true)
  await frame.getByRole('heading', { level: 1 }).first().waitFor()
  return frame
}
