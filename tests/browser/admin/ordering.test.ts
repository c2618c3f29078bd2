import type { Locator, Page } from '@playwright/test'
import { expect, openOrderList, test } from '../../support/browser-admin'
import { uniqueTitle, type Content } from '../../support/content'

const shared = { availability: 'active', sites: ['en_EN'], _status: 'published' }
const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}`, exact: true })

/** A category with three products; `names` in their order. */
async function categoryWithProducts(content: Content) {
  const { id } = await content.create('product-categories', {
    name: uniqueTitle('A shelf'),
    order: 900,
    sites: ['en_EN'],
  })
  const names = ['One', 'Two', 'Three'].map(uniqueTitle)
  for (const [index, name] of names.entries())
    await content.create('products', { ...shared, category: id, name, order: index + 1 })
  return { id, names }
}

test('products of a category are ordered with pointer and keyboard; an order based on an outdated list is rejected (issue 3, admin)', async ({
  page,
  content,
  signIn,
  administer,
  tolerated,
}) => {
  tolerated.push(/409 \(Conflict\)/)
  const { id, names } = await categoryWithProducts(content)
  const [one = '', two = '', three = ''] = names
  await signIn('editor')
  await page.goto(`/admin/collections/product-categories/${id}?locale=en_EN`)
  const list = await openOrderList(page, 'Order of its products')
  const rows = list.getByRole('link')
  const save = page.getByRole('button', { name: 'Save order' })
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  await expect(rows).toHaveText(names)
  await expect(save).toBeDisabled()

  await drag(page, handle(page, three), handle(page, one))
  await expect(rows).toHaveText([three, one, two])
  await undo.click()
  await expect(rows).toHaveText(names)

  await handle(page, one).press('ArrowDown')
  await expect(rows).toHaveText([two, one, three])
  await expect(page.getByText(`${one} is now number 2 of 3, not saved yet.`)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(rows).toHaveText([two, three, one])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(rows).toHaveText([two, one, three])
  await save.click()
  await expect(page.getByText('The order is saved.', { exact: true })).toBeVisible()
  const response = await administer.get(`/api/products?where[category][equals]=${id}&sort=order&depth=0`)
  const { docs } = (await response.json()) as { docs: { name: string }[] }
  expect(docs.map(({ name }) => name)).toEqual([two, one, three])

  const added = uniqueTitle('Added')
  await content.create('products', { ...shared, category: id, name: added, order: 9 })
  await handle(page, two).press('End')
  await save.click()
  await expect(page.getByText(/Somebody changed this list/)).toBeVisible()
  await undo.click()
  await expect(rows).toHaveText([two, one, three, added])
})

test('partners and the first level of categories are put into order above their lists (issues 3 and 4, admin)', async ({
  page,
  administer,
  content,
  signIn,
}) => {
  const media = (await (await administer.get('/api/media?limit=1&depth=0')).json()) as {
    docs: { id: string }[]
  }
  const [one, two] = [uniqueTitle('One'), uniqueTitle('Two')]
  for (const name of [one, two]) {
    const data = { name, logo: media.docs[0]?.id, order: 9_000, sites: ['en_EN'], _status: 'published' }
    await content.create('partners', data)
  }
  await signIn('editor')
  await page.goto('/admin/collections/partners?locale=en_EN')
  const partners = await openOrderList(page, 'Order of the partners')
  const own = partners.getByRole('link', { name: new RegExp(`^(${one}|${two})$`) })
  const placeOf = async (name: string) => (await partners.getByRole('link').allTextContents()).indexOf(name)
  await expect(own).toHaveText([one, two])
  const before = await placeOf(one)
  await handle(page, one).press('ArrowDown')
  await expect.poll(() => placeOf(one)).toBe(before + 1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(own).toHaveText([one, two])

  await page.goto('/admin/collections/product-categories?locale=en_EN')
  const categories = await openOrderList(page, 'Order of the first level')
  await expect(categories.getByRole('link', { name: 'Vaccine Refrigerator' })).toBeVisible()
})

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('The list is not laid out.')
  await page.mouse.move(start.x + 22, start.y + 22)
  await page.mouse.down()
  await page.mouse.move(start.x + 22, start.y, { steps: 5 })
  await page.mouse.move(end.x + 22, end.y + 10, { steps: 10 })
  await page.mouse.up()
}
