import type { Page } from '@playwright/test'
import { uniqueTitle, type Content } from '../../support/content'
import { expect, test } from '../../support/browser'
import { png } from '../../factories/uploads'

// What an open form still saves would find its document gone.
test.afterEach(({ page }) => page.close())

/** A solution with a banner and two points. */
async function scene(content: Content) {
  const banner = await content.upload('media', {
    name: 'scene.png',
    mimeType: 'image/png',
    buffer: await png(1200),
  })
  const shared = { order: 900, sites: ['en_EN'] }
  const { id: category } = await content.create('product-categories', { ...shared, name: uniqueTitle('C') })
  const { id: product } = await content.create('products', {
    ...{ ...shared, name: uniqueTitle('A freezer'), category, availability: 'active', _status: 'published' },
  })
  const { id: type } = await content.create('solution-types', { ...shared, name: uniqueTitle('T') })
  const hotspots = [
    { product, x: 20, y: 30 },
    { product, x: 99.8, y: 50 },
  ]
  const data = {
    ...shared,
    name: uniqueTitle('A scene'),
    type,
    banner: banner.id,
    hotspots,
    _status: 'published',
  }
  return content.create('solutions', data)
}

async function openHotspots(page: Page, id: string) {
  await page.goto(`/admin/collections/solutions/${id}?locale=en_EN`)
  const picture = page.getByRole('group', { name: 'Points on the banner' })
  await expect(async () => {
    if (!(await picture.isVisible()))
      await page.getByRole('button', { name: 'Hotspots', exact: true }).click()
    await expect(picture).toBeVisible({ timeout: 5_000 })
  }).toPass()
  return picture
}

const point = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`^Point ${number}:`) })

test('arrow keys move a point by half a per cent and never off the picture (issue 3, admin; S1 2.6)', async ({
  page,
  content,
  signIn,
  administer,
}) => {
  const { id } = await scene(content)
  await signIn('editor')
  await openHotspots(page, id)
  await point(page, 1).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowUp')
  await expect(point(page, 1)).toHaveAccessibleName('Point 1: 21 per cent from the left, 29.5 from the top')
  await point(page, 2).press('ArrowRight')
  await expect(point(page, 2)).toHaveAccessibleName(/^Point 2: 100 per cent/)
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect
    .poll(async () => (await (await administer.get(`/api/solutions/${id}?depth=0`)).json()).hotspots)
    .toMatchObject([
      { x: 21, y: 29.5 },
      { x: 100, y: 50 },
    ])
})

test('a point is dragged, and a chosen one goes where the picture is clicked (issue 3, admin; S1 2.6)', async ({
  page,
  content,
  signIn,
}) => {
  const { id } = await scene(content)
  await signIn('editor')
  const picture = await openHotspots(page, id)
  await expect(point(page, 1)).toBeVisible()
  await picture.scrollIntoViewIfNeeded()
  const box = await picture.boundingBox()
  if (!box) throw new Error('The picture is not laid out.')
  const at = (x: number, y: number) =>
    [box.x + (box.width * x) / 100, box.y + (box.height * y) / 100] as const
  await page.mouse.move(...at(20, 30))
  await page.mouse.down()
  await page.mouse.move(...at(40, 60), { steps: 5 })
  await page.mouse.up()
  await expect(point(page, 1)).toHaveAccessibleName(
    /^Point 1: (39\.9|40|40\.1) per cent from the left, (59\.9|60|60\.1)/,
  )
  await page.mouse.click(...at(70, 80))
  await expect(point(page, 1)).toHaveAccessibleName(/^Point 1: (69\.9|70|70\.1) per cent/)
  await expect(page.getByText(/^1 · A freezer/)).toBeVisible()
})

test('a new point starts in the middle (issue 3, admin)', async ({ page, content, signIn }) => {
  const { id } = await scene(content)
  await signIn('editor')
  await openHotspots(page, id)
  await page.getByRole('button', { name: 'Add a point' }).click()
  await expect(point(page, 3)).toHaveAccessibleName('Point 3: 50 per cent from the left, 50 from the top')
  await expect(page.getByText('3 · no product yet')).toBeVisible()
})
