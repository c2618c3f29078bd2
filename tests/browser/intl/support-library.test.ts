import type { Page } from '@playwright/test'
import { png } from '../../factories/uploads'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'
import { closedWhileLoading, expectRendered } from '../../support/browser-pdf'
import { uniqueTitle, type Content } from '../../support/content'

const main = (page: Page) => page.getByRole('main')
const title = (page: Page) => page.getByRole('heading', { level: 1 })

test('the pictures of a product: number, arrows, thumbnails and keys are in sync, and print files are downloaded (S2 2.12)', async ({
  page,
  content,
}) => {
  const { id, name } = await picturedProduct(content)
  await page.goto(`/en/support/productPicture?level=4&id=${id}&lang=en_EN`)
  await waitForHydration(page)
  const gallery = page.getByRole('group', { name: `Pictures of ${name}` })
  const thumbnail = (number: number) => gallery.getByRole('button', { name: `Show picture ${number}` })
  await expect(gallery.getByText('1 / 3', { exact: true })).toBeVisible()
  await expect(gallery.getByRole('button', { name: 'Previous picture' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await gallery.getByRole('button', { name: 'Next picture' }).click()
  await expect(gallery.getByText('2 / 3', { exact: true })).toBeVisible()
  await expect(thumbnail(2)).toHaveAttribute('aria-current', 'true')
  await thumbnail(2).press('ArrowRight')
  await expect(gallery.getByText('3 / 3', { exact: true })).toBeVisible()
  await expect(thumbnail(3)).toBeFocused()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'High resolution images download' }).click()
  expect((await download).suggestedFilename()).toBe('views.png')
})

test('previous and next replace the page in the history (S2 2.9, 2.12, 2.13)', async ({ page }) => {
  for (const { list, label } of [
    { list: '/en/support/productPicture?level=3&id=1215000000000101101&lang=en_EN', label: 'More products' },
    { list: '/en/support/productVideo?lang=en_EN', label: 'Previous and next video' },
  ]) {
    // Only the entry in the history has the fragment, not the link's own address.
    await page.goto(`${list}#main`)
    await main(page).getByRole('heading', { level: 2 }).first().getByRole('link').click()
    await expect(page).toHaveURL(/[?&]id=\d+/)
    await expect(page).not.toHaveURL(`${list}#main`)
    await waitForHydration(page)
    const steps = page.getByRole('navigation', { name: label })
    const next = steps.getByRole('link', { name: /^Next/ })
    const following = ((await next.textContent()) ?? '').replace(/^Next(?: video)?:? ?/, '')
    await next.focus()
    await page.keyboard.press('Enter')
    await expect(title(page)).toHaveText(following)
    await waitForHydration(page)
    await steps.getByRole('link', { name: 'Go back' }).click()
    await expect(page).toHaveURL(`${list}#main`)
  }
})

test('page numbers survive reload and back, and are reset with the tab (S2 2.9, 9)', async ({ page }) => {
  const second = '/en/support/trainingMaterial?type=s&index=4&pageNo=2&lang=en_EN'
  await page.goto(second)
  const heading = main(page).getByRole('heading', { level: 2 }).first()
  const first = (await heading.textContent()) ?? ''
  await page.reload()
  await expect(heading).toHaveText(first)
  const tabs = page.getByRole('navigation', { name: 'Support library' })
  await tabs.getByRole('link', { name: 'Operation Manual' }).click()
  await expect(page).toHaveURL('/en/support/ManualBrochure?lang=en_EN')
  await page.goBack()
  await expect(page).toHaveURL(second)
  await expect(heading).toHaveText(first)
})

test('a PDF of the library opens over the page and gives the focus back (S2 2.10, readings 11)', async ({
  page,
  tolerated,
}) => {
  tolerated.push(closedWhileLoading)
  await page.goto('/en/support/productBrochure?lang=en_EN')
  await waitForHydration(page)
  const view = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'General catalogue 2026' }) })
    .getByRole('link', { name: /^View/ })
  await view.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectRendered(page)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(view).toBeFocused()
})

/** A product with three pictures and a print file, in a folder created by the test. */
async function picturedProduct(content: Content): Promise<{ id: string; name: string }> {
  const file = async (name: string, width: number) => ({
    name,
    mimeType: 'image/png',
    buffer: await png(width),
  })
  const picture = async (width: number) =>
    String((await content.upload('media', await file('view.png', width))).id)
  const [cover, ...pictures] = await Promise.all([300, 320, 340].map(picture))
  const { id: hdPicture } = await content.upload('files', await file('views.png', 500))
  const sites = ['en_EN']
  const folder = (name: string, parent?: string) =>
    content.create('product-categories', { name: uniqueTitle(name), sites, parent, order: 900 })
  const { id: category } = await folder('Leaf', (await folder('Top')).id)
  const name = uniqueTitle('Freezer')
  const data = { name, category, sites, cover, pictures, hdPicture, _status: 'published' }
  return { id: (await content.create('products', data)).id, name }
}
