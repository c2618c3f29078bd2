import type { FrameLocator, Locator, Page } from '@playwright/test'
import type { GuideLanguage } from '@/cms/guide/chapters'
import { expect, hydrated, ownSites, type Admin } from '../lib/admin.ts'
import { leadNowhere, type Examples } from './examples.ts'

/** What is opened for the pictures of forms. */

const changedTitles: Record<GuideLanguage, string> = {
  en: 'Oxygen monitoring in nitrogen rooms: a new checklist',
  zh: 'V1000 气相液氮罐上市：42,000 支样本，全程不接触液氮',
}

/** The form of a document, without the preview beside it. */
export async function form(admin: Admin): Promise<void> {
  await formReady(admin)
  await showPreview(admin, false)
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
  await admin.update(`news/${article}?draft=true&locale=${site}`, {
    title: changedTitles[admin.language],
    _status: 'draft',
  })
  await admin.open(`/collections/news/${article}/compare`, site)
  const { page } = admin
  await page.getByRole('slider', { name: admin.text('previews:divider') }).waitFor()
  await page.getByText(changedTitles[admin.language]).first().waitFor()
  await framesLoaded(page)
}

export async function sharePreview(admin: Admin): Promise<void> {
  await formReady(admin)
  await openMenu(admin)
  await button(admin, admin.text('sharing:share')).click()
  const dialog = admin.page.getByRole('dialog').last()
  await dialog.getByRole('button', { name: admin.text('sharing:create') }).click()
  await dialog.getByText(admin.text('sharing:created')).waitFor()
}

export async function withdrawnPage(admin: Admin): Promise<void> {
  await formReady(admin)
  await openMenu(admin)
  await button(admin, admin.payloadText('version:unpublish')).click()
  await button(admin, admin.payloadText('general:confirm')).click()
  const dialog = admin.page.getByRole('dialog').filter({ hasText: admin.text('redirects:toList') })
  await dialog.getByRole('radio', { name: admin.text('redirects:toList') }).check()
  await expect(admin.page.locator('.toast-icon, [data-sonner-toast]')).toHaveCount(0)
}

export async function trash(admin: Admin, { article }: Examples): Promise<void> {
  await admin.update(`news/${article}`, { deletedAt: new Date().toISOString() })
  await leadNowhere(admin, article)
  await admin.open('/collections/news/trash', ownSites[admin.language])
  await admin.page.getByRole('row').nth(1).waitFor()
}

export async function allSites(admin: Admin): Promise<void> {
  await admin.page.locator('iframe').first().waitFor()
  await expect(admin.page.getByText(admin.text('previews:checking'))).toHaveCount(0)
  await framesLoaded(admin.page)
}

export async function parameters(admin: Admin): Promise<void> {
  const product = await admin.find('products', { 'where[model][equals]': 'U830' })
  await admin.open(`/collections/products/${product}`, ownSites[admin.language])
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
  await admin.open(
    `/collections/solutions/${await admin.find('solutions', { 'where[banner][exists]': 'true', 'where[sites][in]': 'zh_CN' })}`,
    'zh_CN',
  )
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
  const id = await admin.create('redirects', {
    from: `/${site}/catalogue-2019`,
    site: admin.language === 'zh' ? 'zh_CN' : 'all',
    address: `/${site}/productsList`,
    permanent: true,
    enabled: true,
  })
  try {
    await admin.open(`/collections/redirects/${id}`)
    await formReady(admin)
    const result = admin.page.getByRole('region', { name: admin.text('redirects:testHere') })
    await result.getByRole('listitem').first().waitFor()
  } finally {
    await admin.delete('redirects', id)
  }
}

export async function distributor(admin: Admin): Promise<void> {
  const account = await admin.find('distributors', { 'where[username][equals]': 'nordic-lab' })
  await admin.open(`/collections/distributors/${account}`, ownSites[admin.language])
  await admin.page
    .getByRole('region', { name: admin.text('tools:signInOfAccount') })
    .getByRole('button')
    .first()
    .waitFor()
}

export async function request(admin: Admin): Promise<void> {
  const inquiry = await admin.find('requests', {
    'where[status][equals]': 'new',
    sort: admin.language === 'zh' ? '-createdAt' : 'createdAt',
  })
  await admin.open(`/collections/requests/${inquiry}`)
  await admin.page
    .getByRole('region', { name: admin.text('inbox:handling') })
    .getByRole('button')
    .first()
    .waitFor()
}

export async function picture(admin: Admin): Promise<void> {
  const media = await admin.find('media', { 'where[filename][like]': 'news-rotterdam-service-hub' })
  await admin.open(`/collections/media/${media}`, ownSites[admin.language])
  await formReady(admin)
  await admin.page
    .getByRole('region', { name: admin.text('tools:whereUsed') })
    .getByRole('link')
    .first()
    .waitFor()
}

async function formReady({ page }: Admin): Promise<void> {
  await page.locator('form[data-form-ready="true"]').first().waitFor()
}

/** Waits until the pages in frames are loaded. */
async function framesLoaded(page: Page): Promise<void> {
  for (const frame of await page.locator('iframe').all())
    await frame.contentFrame().getByRole('heading', { level: 1 }).first().waitFor()
}

async function openMenu({ page }: Admin): Promise<void> {
  await (await hydrated(page.locator('.doc-controls__popup').getByRole('button').first())).click()
}

function button({ page }: Admin, name: string): Locator {
  return page.getByRole('button', { name, exact: true })
}

async function openPreview(admin: Admin): Promise<FrameLocator> {
  await formReady(admin)
  await showPreview(admin, true)
  const frame = admin.page.locator('iframe.live-preview-iframe').contentFrame()
  await frame.getByRole('heading', { level: 1 }).first().waitFor()
  return frame
}

/** Opens or closes the preview beside a form. The admin remembers its state, and restores it after a moment. */
async function showPreview({ page }: Admin, isOpen: boolean): Promise<void> {
  const toggler = await hydrated(page.locator('#live-preview-toggler'))
  await expect(async () => {
    const isShown = /--active/.test((await toggler.getAttribute('class')) ?? '')
    if (isShown !== isOpen) await toggler.click()
    await expect(toggler).toHaveClass(isOpen ? /--active/ : /toggler$/, { timeout: 10_000 })
  }).toPass()
}
