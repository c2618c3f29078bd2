import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { unguardCell } from '@/cms/tables/cells'
import { writeTable } from '@/cms/tables/csv'
import type { Api } from '../../support/api'
import { expect, openList, hydratedElement, test } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { uniqueTitle, type Content } from '../../support/content'

// The server imports one table at a time and rejects a second one, so these tests run serially.
test.describe.configure({ mode: 'default' })

const tablePage = '/admin/collections/products/table'

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
  const link = await hydratedElement(page.getByRole('link', { name: 'Export table' }))
  const waiting = page.waitForEvent('download')
  await link.click()
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

/** The row number of a product in spreadsheets, and its cell in a column. */
function cellOf({ header, rows }: Sheet, id: string, column: string) {
  const index = rows.findIndex(([first]) => first === id)
  return { row: index + 2, cells: rows[index] ?? [], at: header.indexOf(column) }
}

async function chooseFile(page: Page, sheet: Sheet): Promise<void> {
  await (await hydratedElement(page.getByLabel(/Table \(CSV/))).setInputFiles(fileOf(sheet))
}

async function nameOf(administer: Api, id: string): Promise<string> {
  return ((await (await administer.get(`/api/products/${id}`)).json()) as { name: string }).name
}

test('a table is exported, changed, checked and imported by keyboard (issue 3, admin)', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const before = uniqueTitle('Before')
  const after = uniqueTitle('After')
  const { id } = await ownProduct(content, before)
  await signIn('editor')
  await openList(page, '/admin/collections/products')
  await page.getByRole('link', { name: 'Import table' }).click()
  await expect(page.getByRole('heading', { name: 'Table of products' })).toBeVisible()

  const sheet = await download(page)
  expect(sheet.name).toMatch(/^products-\d{4}-\d\d-\d\d\.csv$/)
  expect(sheet.text.startsWith('\uFEFFID,Publication,Saved on')).toBe(true)
  const { cells, at } = cellOf(sheet, id, 'Name (en_EN)')
  expect(cells[at]).toBe(before)
  cells[at] = after
  await chooseFile(page, { header: sheet.header, rows: [cells] })
  await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled()
  await page.getByRole('button', { name: 'Check table' }).press('Enter')
  const status = page.getByRole('status').filter({ hasText: /new/ })
  await expect(status).toHaveText('The table is valid: 0 new, 1 changed, 0 unchanged.')
  expect(await nameOf(administer, id)).toBe(before)

  await page.getByRole('button', { name: 'Import 1 product' }).press('Enter')
  await expect(status).toHaveText('Done: 0 new, 1 changed, 0 unchanged.')
  expect(await nameOf(administer, id)).toBe(after)
})

test('an invalid or outdated table is rejected with row and column and saves nothing (issue 3, bad input)', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const before = uniqueTitle('Before')
  const { id } = await ownProduct(content, before)
  await signIn('editor')
  await page.goto(tablePage)
  const check = page.getByRole('button', { name: 'Check table' })
  const mistakes = page.getByRole('region', { name: 'Mistakes' })
  const sheet = await download(page)
  const { cells, at } = cellOf(sheet, id, 'Name (en_EN)')
  const overtaken = [...cells]
  cells[at] = 'After'
  cells[sheet.header.indexOf('Order')] = '29,3'
  const other = [...cells]
  other[0] = 'another'
  other[sheet.header.indexOf('Category')] = 'nowhere'
  other[sheet.header.indexOf('Order')] = '1'
  await chooseFile(page, { header: sheet.header, rows: [cells, other] })
  await check.click()
  await expect(page.getByRole('status').filter({ hasText: '2 mistakes' })).toBeVisible()
  const rows = mistakes.getByRole('row')
  await expect(rows.nth(1)).toContainText(/^2Order.*is not a number/)
  await expect(rows.nth(2)).toContainText(/^3Category.*There is no category nowhere/)
  await expect(page.getByRole('button', { name: /^Import/ })).toBeDisabled()
  expect(await nameOf(administer, id)).toBe(before)

  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('heading', { name: 'Import' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Export table' })).toBeInViewport()

  overtaken[sheet.header.indexOf('Model')] = 'Mine'
  await content.update(`products/${id}`, { model: 'Theirs', _status: 'published' })
  await chooseFile(page, { header: sheet.header, rows: [overtaken] })
  await check.click()
  await expect(mistakes).toContainText(/Saved on.*Somebody changed/)
})

test('a large table shows how many rows are written and can be stopped (issue 3, admin)', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const { id } = await ownProduct(content, uniqueTitle('A product'))
  const name = uniqueTitle('Never made')
  await signIn('editor')
  await page.goto(tablePage)
  const sheet = await download(page)
  const { cells } = cellOf(sheet, id, 'ID')
  const [stamp, named] = [sheet.header.indexOf('Saved on'), sheet.header.indexOf('Name (en_EN)')]
  const rows = Array.from({ length: 1_500 }, (_, index) =>
    cells.map((cell, at) => (at === 0 ? `${id}-${index}` : at === stamp ? '' : at === named ? name : cell)),
  )
  await chooseFile(page, { header: sheet.header, rows })
  await page.getByRole('button', { name: 'Check table' }).click()
  await page.getByRole('button', { name: 'Import 1,500 products' }).click()
  await expect(page.getByRole('progressbar', { name: /Writing rows: [\d,]+ of 1,500/ })).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Stopped. Nothing was saved.')).toBeVisible()
  await expect
    .poll(async () => {
      const response = await administer.get(`/api/products?where[name][equals]=${name}&draft=true`)
      return ((await response.json()) as { totalDocs: number }).totalDocs
    })
    .toBe(0)
})

test('a table of news is opened from its list, changed on one site, checked and imported (issue 20)', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const type = await content.create('news-types', {
    name: uniqueTitle('A type'),
    code: uniqueTitle('type').replaceAll(/\W/g, '-'),
    order: 900,
    sites: ['en_EN'],
  })
  const data = {
    title: uniqueTitle('Before'),
    type: type.id,
    sites: ['en_EN', 'es_ES'],
    _status: 'published',
  }
  const { id } = await content.create('news', { ...data, publishTime: '2026-01-01T00:00:00.000Z' })
  await signIn('editor')
  await openList(page, '/admin/collections/news')
  await page.getByRole('link', { name: 'Export or import a table' }).click()
  await expect(page.getByRole('heading', { name: 'Table of news' })).toBeVisible()

  const sheet = await download(page)
  expect(sheet.name).toMatch(/^news-\d{4}-\d\d-\d\d\.csv$/)
  const { cells } = cellOf(sheet, id, 'ID')
  cells[sheet.header.indexOf('Title (es_ES)')] = 'Después'
  await chooseFile(page, { header: sheet.header, rows: [cells] })
  await page.getByRole('button', { name: 'Check table' }).press('Enter')
  const status = page.getByRole('status').filter({ hasText: /new/ })
  await expect(status).toHaveText('The table is valid: 0 new, 1 changed, 0 unchanged.')
  await page.getByRole('button', { name: 'Import 1 document' }).press('Enter')
  await expect(status).toHaveText('Done: 0 new, 1 changed, 0 unchanged.')
  const changed = await administer.get(`/api/news/${id}?locale=es_ES`)
  expect(await changed.json()).toMatchObject({ title: 'Después', _status: 'published' })
})

/** Without Payload's part of the page. */
async function expectAccessible(page: Page): Promise<void> {
  expect(await accessibilityProblems(page, 'section')).toEqual([])
}
