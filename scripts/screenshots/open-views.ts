import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import type { GuideLanguage } from '@/cms/guide/chapters'
import { expect, hydrated, type Admin } from '../lib/admin.ts'

/** What is opened for the pictures of lists and of our own views. */

const sought: Record<GuideLanguage, string> = { en: 'nitrogen', zh: '液氮' }

export async function dashboard({ page }: Admin): Promise<void> {
  await page.locator('.modular-dashboard section').first().waitFor()
}

export async function findAnything(admin: Admin): Promise<void> {
  const { page } = admin
  const name = admin.text('palette:title')
  await (await hydrated(page.getByRole('button', { name }))).click()
  const dialog = page.getByRole('dialog', { name })
  await dialog.getByRole('combobox').fill(sought[admin.language])
  await dialog.getByRole('option').first().waitFor()
}

export async function list(admin: Admin): Promise<void> {
  await listReady(admin)
  const table = admin.page.getByRole('table')
  await table.getByRole('row').nth(1).waitFor()
  // The list is read again once its address is complete; related documents are empty at first, then loading.
  await admin.page.waitForLoadState('networkidle')
  const loaded = new RegExp(`^(?!${admin.payloadText('general:loading')}).+`)
  await expect(table.locator('.relationship-cell').first()).toHaveText(loaded)
}

export async function pictureGrid(admin: Admin): Promise<void> {
  await listReady(admin)
  await admin.page.getByRole('textbox').nth(3).waitFor()
}

export async function uploadMany(admin: Admin): Promise<void> {
  const names = ['U830_Manual_en_2026-03.pdf', 'U830_Manual_fr_2026-03.pdf', 'U830_Manual_es_2026-03.pdf']
  const { page } = admin
  const rows = page.getByRole('region', { name: admin.text('upload:files') }).getByRole('row')
  await (
    await hydrated(page.locator('input[type="file"]'))
  ).setInputFiles(
    names.map((name) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })),
  )
  await expect(rows).toHaveCount(names.length + 1)
  await page.getByLabel(admin.text('fields:kind'), { exact: true }).selectOption('manual')
}

/** The exported table with a mistake in two cells of the order. */
export async function productTable(admin: Admin): Promise<void> {
  const { page } = admin
  const exported = await admin.store.readText('products/export?headings=names')
  const [head = [], ...rows]: string[][] = parse(exported, { bom: true })
  const at = head.indexOf('order')
  const wrong = rows.slice(0, 2).map((row) => row.with(at, '29,3'))
  const table = stringify([head, ...wrong])
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
  await (await hydrated(page.locator('input[type="file"]'))).setInputFiles(file)
  await page.getByRole('button', { name: admin.text('table:check') }).click()
  const mistakes = page.getByRole('region', { name: admin.text('table:mistakes') })
  await mistakes.getByRole('row').nth(1).waitFor()
  await mistakes.evaluate((element) => element.scrollIntoView({ block: 'end' }))
}

export async function bannerOrder(admin: Admin): Promise<void> {
  const name = admin.text('content:orderOfHomeHead')
  const { page } = admin
  await (await hydrated(page.getByText(name, { exact: true }))).click()
  await page.getByRole('list', { name }).getByRole('link').nth(2).waitFor()
}

export async function searches({ page }: Admin): Promise<void> {
  await page.locator('section[aria-labelledby]').first().waitFor()
}

/** A list changes its address as soon as it can be used. */
async function listReady({ page }: Admin): Promise<void> {
  await page.waitForURL(/[?&]limit=\d/)
}
