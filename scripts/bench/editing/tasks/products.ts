import { readFile } from 'node:fs/promises'
import type { Locator } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { stringify } from 'csv-stringify/sync'
import { textFor } from '@/cms/texts'
import { addressOf, makeProduct } from '../content.ts'
import { expect, unique, type Editor } from '../editor.ts'
import type { Task } from '../task.ts'

export const product: Task = {
  name: 'new product with category and name, published',
  from: 'dashboard',
  former: '4 clicks, 5 s',
  async run(editor) {
    const { store, site } = editor
    const name = unique('Bench')
    const category = await store.findOne('product-categories', {
      locale: site,
      'where[sites][in]': site,
      sort: '-order',
    })
    await editor.begin()
    await editor.goToNew('content:product', 'products')
    await expect(editor.field('name')).toBeFocused()
    await editor.type(name)
    store.removeAfterwards(`products/${await editor.ownId('products')}`)
    await editor.pick(editor.field('category'), String(category.name))
    await editor.publishWithKeys()
    await editor.expectPublic(addressOf(editor, 'products', await editor.ownId('products')), name)
  },
}

const parameterCount = 20

export const parameters: Task = {
  name: 'twenty parameters of a product, published',
  from: 'form',
  former: '80 clicks',
  async run(editor) {
    const { page, store, site } = editor
    const { id } = await makeProduct(editor)
    const dictionary = await store.find('parameters', {
      locale: site,
      'where[kind][equals]': 'number',
      limit: String(parameterCount),
    })
    await editor.begin(`/collections/products/${id}`)
    await editor.click(page.getByRole('button', { name: editor.text('content:parameters'), exact: true }))
    const add = page.locator('#field-parameters > .array-field__add-row')
    await editor.click(add)
    for (const [row, { name }] of dictionary.entries()) {
      if (row > 0) await tabTo(editor, add)
      if (row > 0) await editor.press('Enter')
      await enterParameter(editor, row, String(name))
    }
    await editor.publishWithKeys()
    const stored = async () => {
      const { parameters: rows } = await store.read<{ parameters: object[] }>(`products/${id}`)
      return rows.length
    }
    await expect.poll(stored, { intervals: [100] }).toBe(dictionary.length)
    await editor.expectPublic(addressOf(editor, 'products', id), String(dictionary[0]?.name))
  },
}

/** In the new row, whose first field has the cursor. */
async function enterParameter(editor: Editor, row: number, name: string): Promise<void> {
  const parameter = editor.field(`parameters.${row}.parameter`)
  await expect(parameter.locator('input:focus')).toHaveCount(1)
  await editor.searchAndTake(parameter, name)
  await expect(editor.field(`parameters.${row}.value`)).toBeFocused()
  await editor.type(String(row + 1))
}

const maxTabs = 6

async function tabTo(editor: Editor, target: Locator): Promise<void> {
  const hasFocus = () => target.evaluate((element) => element === document.activeElement)
  for (let tabs = 0; tabs < maxTabs; tabs += 1) {
    await editor.press('Tab')
    if (await hasFocus()) return
  }
  throw new Error('The keyboard does not reach the field.')
}

export const table: Task = {
  name: 'product table: export, two cells changed, check, import',
  from: 'dashboard',
  former: '5 s + 5 s',
  async run(editor) {
    const { page, store } = editor
    const products = [await makeProduct(editor), await makeProduct(editor)]
    const next = new Map(products.map(({ id }) => [id, unique('C')]))
    await editor.begin()
    await editor.goTo(editor.text('table:title'))
    await page.waitForURL(/\/products\/table/)
    const exporting = page.waitForEvent('download')
    await editor.click(page.locator('a[href$="/api/products/export"]'))
    const text = await readFile(await (await exporting).path(), 'utf8')
    const changed = changeCells(text, (cells) =>
      products.reduce(
        (row, { id, model }) =>
          row[0]?.replace("'", '') === id
            ? row.map((cell) => (cell === model ? (next.get(id) ?? '') : cell))
            : row,
        cells,
      ),
    )
    const section = page.locator('section[aria-labelledby="import-heading"]')
    const file = { name: 'products.csv', type: 'text/csv', bytes: new TextEncoder().encode(changed) }
    await editor.chooseFile(section.locator('label'), file)
    await editor.click(section.getByRole('button', { name: editor.text('table:check') }))
    const name = textFor(editor.language, 'table:importProducts_other', { total: products.length })
    await editor.click(section.getByRole('button', { name }))
    for (const { id } of products)
      await expect
        .poll(async () => (await store.read(`products/${id}`)).model, { intervals: [100] })
        .toBe(next.get(id))
  },
}

function changeCells(text: string, change: (row: string[]) => string[]): string {
  const rows: string[][] = parse(text, { bom: true })
  return stringify(rows.map(change), { bom: true })
}
