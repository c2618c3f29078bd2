import { randomUUID } from 'node:crypto'
import type { APIRequestContext, Page } from '@playwright/test'
import type { Api } from '../../support/api'
import { expect, hydratedElement, test } from '../../support/browser-admin'

const question = 'Where should the address lead?'

async function openMenu(page: Page) {
  await (await hydratedElement(page.locator('.doc-controls__popup').getByRole('button').first())).click()
}

/** Where an address leads, without following it. */
function expectLead(request: APIRequestContext, path: string) {
  const lead = async () => {
    const response = await request.get(path, { maxRedirects: 0 })
    return [response.status(), response.headers().location ?? null]
  }
  return expect.poll(lead, { intervals: [100], timeout: 60_000 })
}

async function deleteRedirects(administer: Api, from: string) {
  const query = new URLSearchParams({ 'where[from][equals]': from })
  await administer.delete(`/api/redirects?${query}`)
}

test('unpublishing a document asks where its address leads, and makes the redirect', async ({
  page,
  request,
  administer,
  content,
  signIn,
}) => {
  const { id, title } = await content.news()
  const next = await content.news({ title: `Next ${randomUUID().slice(0, 8)}` })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  await openMenu(page)
  await page.getByRole('button', { name: 'Unpublish', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  const drawer = page.getByRole('dialog').filter({ hasText: `“${title}” is no longer public` })
  await drawer.getByRole('radio', { name: 'To another document' }).check()
  await expect(drawer.getByRole('button', { name: 'Save' })).toBeDisabled()
  await drawer.getByRole('button', { name: 'Choose document' }).click()
  const picker = page.getByRole('dialog').last()
  await picker.locator('#search-filter-input').fill(next.title)
  await picker.getByRole('button', { name: next.title, exact: true }).click()
  await expect(drawer.getByText(`Chosen: ${next.title}`)).toBeVisible()
  await drawer.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The redirect is saved.')).toBeVisible()
  await expectLead(request, `/en/newsDetail?id=${id}&lang=en_EN`).toEqual([
    301,
    `/en/newsDetail?id=${next.id}&lang=en_EN`,
  ])
  await deleteRedirects(administer, `/en/newsDetail?id=${id}`)
})

test('moving a document to the trash asks the same above the list', async ({
  page,
  request,
  administer,
  content,
  signIn,
}) => {
  const { id, title } = await content.news()
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  await openMenu(page)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  const region = page.getByRole('region', { name: `“${title}” is no longer public` })
  await expect(region.getByRole('heading', { name: question })).toBeVisible()
  await region.getByRole('radio', { name: 'To its list' }).check()
  await region.getByRole('button', { name: 'Save' }).click()
  await expect(region).toBeHidden()
  await expectLead(request, `/en/newsDetail?id=${id}&lang=en_EN`).toEqual([301, '/en/news?lang=en_EN'])
  await deleteRedirects(administer, `/en/newsDetail?id=${id}`)
})

test('a missing address becomes a redirect with one click on the dashboard', async ({
  page,
  request,
  administer,
  signIn,
}) => {
  const path = `/old-${randomUUID().slice(0, 8)}`
  // More often than any other test, so that it is among the first.
  await Promise.all(Array.from({ length: 30 }, () => request.get(path)))
  await signIn('editor')
  const link = page.getByRole('link', { name: `Create redirect for ${path}` })
  await expect(async () => {
    await page.goto('/admin')
    await expect(link).toBeVisible({ timeout: 1000 })
  }).toPass({ timeout: 60_000 })
  await link.click()
  await expect(page.locator('#field-from')).toHaveValue(path)
  await page.locator('#field-address').fill('/en/news')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/collections\/redirects\/\d+/)
  await expect(page.getByRole('region', { name: 'Where this address leads now' })).toContainText(
    'leads to /en/news?lang=en_EN (permanent)',
  )
  await expectLead(request, path).toEqual([301, '/en/news?lang=en_EN'])
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: 'Missing addresses', level: 2 })).toBeVisible()
  await expect(link).toBeHidden()
  await deleteRedirects(administer, path)
})

test('an address is tested above the list', async ({ page, signIn }) => {
  await signIn('editor')
  await page.goto('/admin/collections/redirects')
  const tool = page.getByRole('region', { name: 'Test an address' })
  await (await hydratedElement(tool.getByRole('button', { name: 'Test' }))).click()
  await tool.getByLabel('Address of the sites').fill('/en/contact?lang=es_ES')
  await tool.getByRole('button', { name: 'Test' }).click()
  await expect(tool.getByRole('status')).toContainText('Español (es_ES) a public page')
})
