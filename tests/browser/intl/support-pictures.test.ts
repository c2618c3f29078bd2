import type { Page } from '@playwright/test'
import { png } from '../../factories/uploads'
import { expectAccessible, overflowOf } from '../../support/browser-axe'
import { uniqueTitle, type Content, type Written } from '../../support/content'
import { expect, test } from '../../support/browser'
import { hydrated } from '../../support/browser-hydrated'

const sites = ['en_EN']
const first = '/en/support/productPicture?lang=en_EN'
const address = (level: number, id: string, more = '') =>
  `/en/support/productPicture?level=${level}&id=${id}${more}&lang=en_EN`

const main = (page: Page) => page.getByRole('main')
const card = (page: Page, name: string) =>
  main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) })
const steps = (page: Page) => page.getByRole('navigation', { name: 'More products' })
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' })

type Named = Written & { name: string }

async function folder(content: Content, name: string, parent?: Written): Promise<Named> {
  const data = { name: uniqueTitle(name), sites, parent: parent?.id, order: 900 }
  return { ...(await content.create('product-categories', data)), name: data.name }
}

async function picture(content: Content, width: number): Promise<string> {
  const file = { name: 'view.png', mimeType: 'image/png', buffer: await png(width) }
  return String((await content.upload('media', file)).id)
}

async function product(content: Content, category: Written, data: object = {}): Promise<Named> {
  const name = uniqueTitle('Freezer')
  const fields = { name, category: category.id, sites, _status: 'published', ...data }
  return { ...(await content.create('products', fields)), name }
}

test('a folder opens its subfolders; one without any is no link, and its products stand below (S2 4)', async ({
  page,
  content,
}) => {
  const cover = await picture(content, 300)
  const open = await folder(content, 'Open')
  const inner = await folder(content, 'Inner', open)
  await product(content, inner, { cover })
  const closed = await folder(content, 'Closed')
  const direct = await product(content, closed, { cover })
  await page.goto(first)
  await expect(card(page, closed.name).getByRole('link')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: `Directly in ${closed.name}` })).toBeVisible()
  await expect(card(page, direct.name).getByRole('link')).toHaveAttribute(
    ...['href', address(4, direct.id, `&classifyId=${closed.id}`)],
  )
  await card(page, open.name).getByRole('link').click()
  await expect(page).toHaveURL(address(1, open.id))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(open.name)
})

test('level 1 leads to 3, or by way of 2; a product leads to its pictures if it has any (S2 2.12, 4)', async ({
  page,
  content,
}) => {
  const cover = await picture(content, 300)
  const top = await folder(content, 'Top')
  const flat = await folder(content, 'Flat', top)
  const deep = await folder(content, 'Deep', top)
  const inner = await folder(content, 'Inner', deep)
  const pictured = await product(content, flat, { cover, pictures: [await picture(content, 320)] })
  const bare = await product(content, flat)
  await product(content, inner, { cover })
  await page.goto(address(1, top.id))
  await card(page, deep.name).getByRole('link').click()
  await expect(page).toHaveURL(address(2, deep.id))
  await card(page, inner.name).getByRole('link').click()
  await expect(page).toHaveURL(address(3, inner.id))
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link', { name: top.name }).click()
  await card(page, flat.name).getByRole('link').click()
  await expect(page).toHaveURL(address(3, flat.id))
  await expect(card(page, pictured.name)).toContainText('2 pictures')
  await expect(card(page, bare.name)).toContainText('No pictures')
  await expect(card(page, bare.name).getByRole('link')).toHaveCount(0)
  await card(page, pictured.name).getByRole('link').click()
  await expect(page).toHaveURL(address(4, pictured.id, `&classifyId=${flat.id}`))
})

test('a wrong level leads to the right one, an unknown id nowhere (S2 2.12)', async ({
  content,
  request,
}) => {
  const cover = await picture(content, 300)
  const top = await folder(content, 'Top')
  const leaf = await folder(content, 'Leaf', top)
  const { id } = await product(content, leaf, { cover })
  const led = async (path: string) => {
    const answer = await request.get(path, { maxRedirects: 0 })
    return [answer.status(), answer.headers().location?.replace(/^https?:\/\/[^/]+/, '')]
  }
  // What was just saved is heard of within a moment.
  await expect.poll(() => led(address(3, top.id))).toEqual([308, address(1, top.id)])
  expect(await led(address(1, leaf.id))).toEqual([308, address(3, leaf.id)])
  expect(await led(address(4, leaf.id))).toEqual([308, address(3, leaf.id)])
  const pictures = address(4, id, `&classifyId=${leaf.id}`)
  expect(await led(address(3, id))).toEqual([308, pictures])
  expect(await led(address(4, id, `&classifyId=${top.id}`))).toEqual([308, pictures])
  for (const path of [address(4, '0'), address(2, '0'), '/en/support/productPicture?level=3&lang=en_EN'])
    expect((await led(path))[0], path).toBe(404)
})

test('the pictures of a product: number, arrows, thumbnails and keys are one (S2 2.12)', async ({
  page,
  content,
}) => {
  const leaf = await folder(content, 'Leaf', await folder(content, 'Top'))
  const [cover, ...pictures] = await Promise.all([300, 320, 340].map((width) => picture(content, width)))
  const { id, name } = await product(content, leaf, { cover, pictures })
  await page.goto(address(4, id))
  await hydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  const gallery = page.getByRole('group', { name: `Pictures of ${name}` })
  const thumbnail = (number: number) => gallery.getByRole('button', { name: `Show picture ${number}` })
  await expect(gallery.getByText('1 / 3', { exact: true })).toBeVisible()
  await expect(gallery.getByRole('button', { name: 'Previous picture' })).toHaveAttribute(
    ...['aria-disabled', 'true'],
  )
  await gallery.getByRole('button', { name: 'Next picture' }).click()
  await expect(gallery.getByText('2 / 3', { exact: true })).toBeVisible()
  await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true')
  await thumbnail(2).press('ArrowRight')
  await expect(gallery.getByText('3 / 3', { exact: true })).toBeVisible()
  await expect(thumbnail(3)).toBeFocused()
  await expect(page.getByRole('link', { name: /High resolution/ })).toHaveCount(0)
})

test('high-resolution pictures are downloaded where there is a file of them (S2 2.12)', async ({
  page,
  content,
}) => {
  const file = { name: 'views.png', mimeType: 'image/png', buffer: await png(500) }
  const { id: hdPicture, url } = await content.upload('files', file)
  const leaf = await folder(content, 'Leaf', await folder(content, 'Top'))
  const { id } = await product(content, leaf, { cover: await picture(content, 300), hdPicture })
  await page.goto(address(4, id))
  await hydrated(page)
  const link = page.getByRole('link', { name: 'High resolution images download' })
  await expect(link).toHaveAttribute('href', String(url))
  const download = page.waitForEvent('download')
  await link.click()
  expect((await download).suggestedFilename()).toBe('views.png')
})

test('previous and next take the place of the page; page numbers survive it, and no tab (S2 2.9, 2.12)', async ({
  page,
  content,
}) => {
  const cover = await picture(content, 300)
  const leaf = await folder(content, 'Leaf', await folder(content, 'Top'))
  const products: Named[] = []
  for (let order = 1; order <= 10; order += 1) products.push(await product(content, leaf, { cover, order }))
  await page.goto(address(3, leaf.id))
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(8)
  await pager(page).getByRole('link', { name: 'Next' }).click()
  const second = address(3, leaf.id, '&pageNo=2')
  await expect(page).toHaveURL(second)
  await page.reload()
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveCount(2)
  const [ninth, tenth] = products.slice(8)
  await card(page, ninth?.name ?? '')
    .getByRole('link')
    .click()
  await hydrated(page)
  await expect(steps(page).getByRole('link', { name: /^Previous:/ })).toContainText(products[7]?.name ?? '')
  await steps(page)
    .getByRole('link', { name: /^Next:/ })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(tenth?.name ?? '')
  await expect(steps(page).getByRole('link', { name: /^Next:/ })).toHaveCount(0)
  await hydrated(page)
  await steps(page).getByRole('link', { name: 'Go back' }).click()
  await expect(page).toHaveURL(second)
  const tabs = page.getByRole('navigation', { name: 'Support library' })
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Product Images')
  await tabs.getByRole('link', { name: 'Product Images' }).click()
  await expect(page).toHaveURL(first)
})

test('a page beyond the last one is missing (S2 2.12)', async ({ content, request }) => {
  const leaf = await folder(content, 'Leaf', await folder(content, 'Top'))
  await product(content, leaf, { cover: await picture(content, 300) })
  expect((await request.get(address(3, leaf.id, '&pageNo=2'))).status()).toBe(404)
})

/** Seeded: ultra-low freezers, its chests, the U830. */
const seeded = {
  folders: first,
  subfolders: address(1, '1215000000000101000'),
  products: address(3, '1215000000000101200'),
  pictures: address(4, '1211952306528985089'),
}

for (const width of [1440, 845, 390]) {
  test(`axe finds nothing in the product images at ${width} px (WCAG 2.2 AA)`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of Object.values(seeded)) {
      await page.goto(path)
      await expectAccessible(page)
      expect(await overflowOf(page), path).toBe(0)
    }
  })
}
