import type { Locator, Page } from '@playwright/test'
import { png } from '../../factories/uploads'
import { expect, holdAutosaves, hydratedElement, publish, test } from '../../support/browser-admin'
import { uniqueTitle, type Content } from '../../support/content'

/** A solution with a banner and two points. */
async function scene(content: Content) {
  const picture = { name: 'scene.png', mimeType: 'image/png', buffer: await png(1200) }
  const banner = await content.upload('media', picture)
  const shared = { order: 900, sites: ['en_EN'] }
  const { id: category } = await content.create('product-categories', { ...shared, name: uniqueTitle('C') })
  const { id: product } = await content.create('products', {
    ...shared,
    name: uniqueTitle('A freezer'),
    category,
    availability: 'active',
    _status: 'published',
  })
  const { id: type } = await content.create('solution-types', { ...shared, name: uniqueTitle('T') })
  const hotspots = [
    { product, x: 20, y: 30 },
    { product, x: 99.8, y: 50 },
  ]
  const name = uniqueTitle('A scene')
  return content.create('solutions', {
    ...shared,
    name,
    type,
    banner: banner.id,
    hotspots,
    _status: 'published',
  })
}

test('points on a banner are moved with arrow keys, dragged, placed with a click and added (issue 3, admin; S1 2.6)', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const { id } = await scene(content)
  await signIn('editor')
  await openPoints(page, id)
  const picture = page.getByRole('group', { name: 'Points on the banner' })

  // Half a percent per key press, never outside the picture.
  await point(page, 1).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(point(page, 1)).toHaveAccessibleName('Point 1: 21% from the left, 29.5% from the top')
  await point(page, 2).press('ArrowRight')
  await expect(point(page, 2)).toHaveAccessibleName(/^Point 2: 100%/)
  await publish(page)
  await expect
    .poll(async () => {
      const response = await administer.get(`/api/solutions/${id}?depth=0`)
      return ((await response.json()) as { hotspots: unknown }).hotspots
    })
    .toMatchObject([
      { x: 21, y: 29.5 },
      { x: 100, y: 50 },
    ])

  // The form takes over what was published before a point can be moved again.
  await expect(page.getByRole('button', { name: 'Add a point' })).toBeEnabled()
  await point(page, 1).hover()
  await page.mouse.down()
  await page.mouse.move(...(await placeOn(picture, { x: 40, y: 60 })), { steps: 5 })
  await page.mouse.up()
  await expect(point(page, 1)).toHaveAccessibleName(
    /^Point 1: (39\.9|40|40\.1)% from the left, (59\.9|60|60\.1)/,
  )
  await picture.click({ position: await positionOn(picture, { x: 70, y: 80 }) })
  await expect(point(page, 1)).toHaveAccessibleName(/^Point 1: (69\.9|70|70\.1)%/)
  await expect(page.getByText(/^1 · A freezer/)).toBeVisible()

  await page.getByRole('button', { name: 'Add a point' }).click()
  await expect(point(page, 3)).toHaveAccessibleName('Point 3: 50% from the left, 50% from the top')
  await expect(page.getByText('3 · no product yet')).toBeVisible()
})

test('a point that is moved while a draft is being saved stays where it was moved to', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const { id } = await scene(content)
  await signIn('editor')
  await openPoints(page, id)
  const continueSaving = await holdAutosaves(page)

  await point(page, 1).press('ArrowRight')
  await expect(page.getByText('Saving...')).toBeVisible()
  await point(page, 1).press('ArrowRight')
  await point(page, 1).press('ArrowUp')
  continueSaving()
  await expect
    .poll(async () => {
      const response = await administer.get(`/api/solutions/${id}?depth=0&draft=true`)
      return ((await response.json()) as { hotspots: unknown[] }).hotspots[0]
    })
    .toMatchObject({ x: 21, y: 29.5 })
  await expect(point(page, 1)).toHaveAccessibleName('Point 1: 21% from the left, 29.5% from the top')
})

async function openPoints(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/collections/solutions/${id}?locale=en_EN`)
  await (await hydratedElement(page.getByRole('button', { name: 'Hotspots', exact: true }))).click()
}

const point = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Point ${number}:`) })

type Place = { x: number; y: number }

/** The window coordinates of a place in per cent of the picture. */
async function placeOn(picture: Locator, { x, y }: Place): Promise<[number, number]> {
  const box = await boxOf(picture)
  return [box.x + (box.width * x) / 100, box.y + (box.height * y) / 100]
}

/** The same in pixels from its corner. */
async function positionOn(picture: Locator, { x, y }: Place): Promise<Place> {
  const { width, height } = await boxOf(picture)
  return { x: (width * x) / 100, y: (height * y) / 100 }
}

async function boxOf(picture: Locator) {
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not laid out.')
  return box
}
