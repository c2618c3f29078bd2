import type { Locator, Page } from '@playwright/test'
import { uniqueTitle, type Content } from '../../support/content'
import { expect, test } from '../../support/browser'

// What an open form still saves would find its document gone.
test.afterEach(({ page }) => page.close())

/** A category with three products; `names` in their order. */
async function shelf(content: Content) {
  const { id } = await content.create('product-categories', {
    name: uniqueTitle('A shelf'),
    order: 900,
    sites: ['en_EN'],
  })
  const names = ['One', 'Two', 'Three'].map(uniqueTitle)
  for (const [index, name] of names.entries()) {
    const shared = { category: id, availability: 'active', sites: ['en_EN'], _status: 'published' }
    await content.create('products', { ...shared, name, order: index + 1 })
  }
  return { id, names }
}

async function openOrder(page: Page, category: string): Promise<Locator> {
  await page.goto(`/admin/collections/product-categories/${category}?locale=en_EN`)
  const list = page.getByRole('list', { name: 'Order of its products' })
  await expect(async () => {
    if (!(await list.isVisible())) await page.getByText('Order of its products').click()
    await expect(list).toBeVisible({ timeout: 5_000 })
  }).toPass()
  return list.getByRole('link')
}

const handle = (page: Page, name: string) => page.getByRole('button', { name: `Move ${name}` })

test('products are put into order with the keyboard, and pages follow (issue 3, admin)', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const { id, names } = await shelf(content)
  const [one = '', two = '', three = ''] = names
  await signIn('editor')
  const rows = await openOrder(page, id)
  await expect(rows).toHaveText(names)
  await expect(page.getByRole('button', { name: 'Save order' })).toBeDisabled()

  await handle(page, one).press('ArrowDown')
  await expect(rows).toHaveText([two, one, three])
  await expect(page.getByText(`${one} is now number 2 of 3, not saved yet.`)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(rows).toHaveText([two, three, one])
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowUp')
  await expect(rows).toHaveText([two, one, three])

  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(page.getByText('The order is saved.', { exact: true })).toBeVisible()
  const query = `where[category][equals]=${id}&sort=order&depth=0`
  const { docs } = await (await administer.get(`/api/products?${query}`)).json()
  expect(docs.map(({ name }: { name: string }) => name)).toEqual([two, one, three])
})

test('products are dragged with the pointer (issue 3, admin)', async ({ page, content, signIn }) => {
  const { id, names } = await shelf(content)
  const [one = '', two = '', three = ''] = names
  await signIn('editor')
  const rows = await openOrder(page, id)
  await handle(page, three).scrollIntoViewIfNeeded()
  const from = await handle(page, three).boundingBox()
  const to = await handle(page, one).boundingBox()
  if (!from || !to) throw new Error('The list is not laid out.')
  await page.mouse.move(from.x + 22, from.y + 22)
  await page.mouse.down()
  await page.mouse.move(from.x + 22, from.y, { steps: 5 })
  await page.mouse.move(to.x + 22, to.y + 10, { steps: 10 })
  await page.mouse.up()
  await expect(rows).toHaveText([three, one, two])
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveText(names)
})

test('an order made from an old list is refused (issue 3, admin)', async ({
  page,
  content,
  signIn,
  tolerated,
}) => {
  tolerated.push(/409 \(Conflict\)/)
  const { id, names } = await shelf(content)
  const [one = ''] = names
  await signIn('editor')
  const rows = await openOrder(page, id)
  const added = uniqueTitle('Added')
  const shared = { category: id, availability: 'active', sites: ['en_EN'], _status: 'published' }
  await content.create('products', { ...shared, name: added, order: 9 })

  await handle(page, one).press('End')
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(page.getByText(/Somebody changed this list/)).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rows).toHaveText([...names, added])
})

test('the first level is ordered above the list of categories (issue 3, admin)', async ({ page, signIn }) => {
  await signIn('editor')
  await page.goto('/admin/collections/product-categories')
  const list = page.getByRole('list', { name: 'Order of the first level' })
  await expect(async () => {
    if (!(await list.isVisible())) await page.getByText('Order of the first level').click()
    await expect(list).toBeVisible({ timeout: 5_000 })
  }).toPass()
  await expect(list.getByRole('link', { name: 'Vaccine Refrigerator' })).toBeVisible()
})
