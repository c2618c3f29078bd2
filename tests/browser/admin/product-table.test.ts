import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { unguardCell } from '@/cms/product-table/cells'
import { writeTable } from '@/cms/product-table/csv'
import { uniqueTitle, type Content } from '../../support/content'
import { expect, test } from '../../support/browser'

const PAGE = '/admin/collections/products/table'

const ownProduct = async (content: Content, name: string) => {
  const { id: category } = await content.create('product-categories', {
    name: uniqueTitle('A category'),
    order: 900,
    sites: ['en_EN'],
  })
  const data = { name, category, order: 1, availability: 'active', sites: ['en_EN'], _status: 'published' }
  return content.create('products', data)
}

/** The table as it is downloaded, and as rows of cells. */
async function download(page: Page) {
  const waiting = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export table' }).click()
  const file = await waiting
  const text = await readFile(await file.path(), 'utf8')
  const [header = [], ...rows] = (parse(text, { bom: true }) as string[][]).map((row) => row.map(unguardCell))
  return { name: file.suggestedFilename(), text, header, rows }
}

type Sheet = { header: string[]; rows: string[][] }

function fileOf({ header, rows }: Sheet) {
  const text = [...writeTable(header, rows)].join('')
  return { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

/** The row of a product as spreadsheets count it, and its cell in a column. */
function cellOf({ header, rows }: Sheet, id: string, column: string) {
  const index = rows.findIndex(([first]) => first === id)
  return { row: index + 2, cells: rows[index] ?? [], at: header.indexOf(column) }
}

test('a table is exported, changed, checked and imported, with the keyboard (issue 3, admin)', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const before = uniqueTitle('Before')
  const after = uniqueTitle('After')
  const { id } = await ownProduct(content, before)
  await signIn('editor')
  await page.goto('/admin/collections/products')
  await page.getByRole('link', { name: 'Import table' }).click()
  await expect(page.getByRole('heading', { name: 'Table of products' })).toBeVisible()

  const sheet = await download(page)
  expect(sheet.name).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
  expect(sheet.text.startsWith('\uFEFFid,_status,updatedAt')).toBe(true)
  const { cells, at } = cellOf(sheet, id, 'name:en_EN')
  expect(cells[at]).toBe(before)
  cells[at] = after
  const mine = { header: sheet.header, rows: [cells] }

  await page.getByLabel(/Table \(CSV/).setInputFiles(fileOf(mine))
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Check table' }).press('Enter')
  const status = page.getByRole('status').filter({ hasText: /new/ })
  await expect(status).toHaveText('The table is right: 0 new, 1 changed, 0 unchanged.')
  expect((await (await administer.get(`/api/products/${id}`)).json()).name).toBe(before)

  await page.getByRole('button', { name: 'Import 1 product' }).press('Enter')
  await expect(status).toHaveText('Done: 0 new, 1 changed, 0 unchanged.')
  expect((await (await administer.get(`/api/products/${id}`)).json()).name).toBe(after)
})

test('a wrong table is told by row and column and saves nothing (issue 3, bad input)', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const before = uniqueTitle('Before')
  const { id } = await ownProduct(content, before)
  await signIn('editor')
  await page.goto(PAGE)
  const sheet = await download(page)
  const { cells, at } = cellOf(sheet, id, 'name:en_EN')
  cells[at] = 'After'
  cells[sheet.header.indexOf('order')] = '29,3'
  const other = [...cells]
  other[0] = 'another'
  other[sheet.header.indexOf('category')] = 'nowhere'
  other[sheet.header.indexOf('order')] = '1'
  await page.getByLabel(/Table \(CSV/).setInputFiles(fileOf({ header: sheet.header, rows: [cells, other] }))
  await page.getByRole('button', { name: 'Check table' }).click()
  await expect(page.getByRole('status').filter({ hasText: '2 mistakes' })).toBeVisible()
  const rows = page.getByRole('region', { name: 'Mistakes' }).getByRole('row')
  await expect(rows.nth(1)).toContainText(/^2order.*is not a number/)
  await expect(rows.nth(2)).toContainText(/^3category.*There is no category nowhere/)
  await expect(page.getByRole('button', { name: /^Import/ })).toBeDisabled()
  expect((await (await administer.get(`/api/products/${id}`)).json()).name).toBe(before)
})

test('a table that somebody overtook is refused (issue 3, admin)', async ({ page, content, signIn }) => {
  const { id } = await ownProduct(content, uniqueTitle('Before'))
  await signIn('editor')
  await page.goto(PAGE)
  const sheet = await download(page)
  const { cells, at } = cellOf(sheet, id, 'model')
  cells[at] = 'Mine'
  await content.update(`products/${id}`, { model: 'Theirs', _status: 'published' })
  await page.getByLabel(/Table \(CSV/).setInputFiles(fileOf({ header: sheet.header, rows: [cells] }))
  await page.getByRole('button', { name: 'Check table' }).click()
  await expect(page.getByRole('region', { name: 'Mistakes' })).toContainText(/updatedAt.*Somebody changed/)
})

test('a large table shows how far it is and can be stopped (issue 3, admin)', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const { id } = await ownProduct(content, uniqueTitle('A product'))
  await signIn('editor')
  await page.goto(PAGE)
  const sheet = await download(page)
  const { cells } = cellOf(sheet, id, 'id')
  const stamp = sheet.header.indexOf('updatedAt')
  const name = sheet.header.indexOf('name:en_EN')
  const rows = Array.from({ length: 1_500 }, (_, index) =>
    cells.map((cell, at) =>
      at === 0 ? `${id}-${index}` : at === stamp ? '' : at === name ? 'Never made' : cell,
    ),
  )
  await page.getByLabel(/Table \(CSV/).setInputFiles(fileOf({ header: sheet.header, rows }))
  await page.getByRole('button', { name: 'Check table' }).click()
  await page.getByRole('button', { name: 'Import 1,500 products' }).click()
  await expect(page.getByRole('progressbar', { name: /Writing products: [\d,]+ of 1,500/ })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped. Nothing was saved.')).toBeVisible()
  const query = 'where[name][equals]=Never made&draft=true'
  await expect
    .poll(async () => (await (await administer.get(`/api/products?${query}`)).json()).totalDocs)
    .toBe(0)
})

test('the page of the table is accessible and fits a phone (issue 3, admin)', async ({ page, signIn }) => {
  await signIn('editor')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(PAGE)
  await expect(page.getByRole('heading', { name: 'Import' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Export table' })).toBeInViewport()
  // The rest of the page is Payload's.
  const { violations } = await new AxeBuilder({ page }).include('section').analyze()
  expect(violations.map(({ id, help }) => ({ id, help }))).toEqual([])
})

test('the table is for staff only (issue 2, roles)', async ({ request, page }) => {
  expect((await request.get('/api/products/export')).status()).toBe(403)
  expect((await request.post('/api/products/import', { data: 'id\r\n' })).status()).toBe(403)
  await page.goto(PAGE)
  await expect(page).toHaveURL(/\/admin\/login/)
})
