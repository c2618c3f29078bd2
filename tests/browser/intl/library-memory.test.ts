import type { Page } from '@playwright/test'
import { mp4 } from '../../factories/uploads'
import { expect, test } from '../../support/browser'
import { uniqueTitle, type Content } from '../../support/content'

const legal = '/en/legal?lang=en_UK'
const lists = [
  { kind: 'product-video', key: 'productVideoPage', tab: 'Product Videos', path: '/en/support/productVideo' },
  { kind: 'user-video', key: 'userVideoPage', tab: 'User Videos', path: '/en/support/userVideo' },
]

const storedPage = (page: Page, key: string) => page.evaluate((name) => sessionStorage.getItem(name), key)
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages' })
const current = (page: Page) => pager(page).locator('[aria-current]')
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Support library' })

/** Enough for a second page. */
async function makeVideos(content: Content, kind: string): Promise<void> {
  const { id } = await content.upload('files', { name: 'film.mp4', mimeType: 'video/mp4', buffer: mp4 })
  const data = { kind, file: String(id), language: 'en', sites: ['en_UK'], order: 900, _status: 'published' }
  for (let one = 0; one < 9; one += 1)
    await content.create('materials', { ...data, name: uniqueTitle('Film') })
}

for (const { kind, key, tab, path } of lists) {
  const second = `${path}?pageNo=2&lang=en_UK`
  const bare = `${path}?lang=en_UK`

  test(`the page of the ${tab} is stored as ${key}; the address without parameters restores it, and the first page can be selected again (S1 3, S2 2.13, 2.14, 9)`, async ({
    page,
    content,
  }) => {
    await makeVideos(content, kind)
    await page.goto(second)
    expect(await storedPage(page, key)).toBe('2')
    await page.goto(legal)
    await page.goto(bare, { waitUntil: 'commit' })
    await expect(page).toHaveURL(`${bare}&pageNo=2`)
    await expect(current(page)).toHaveText(/2/)
    await page.goBack()
    await expect(page).toHaveURL(legal)
    await page.goForward()

    await pager(page).getByRole('link', { name: /1$/ }).click()
    await expect(page).toHaveURL(bare)
    await expect(current(page)).toHaveText(/1/)
    expect(await storedPage(page, key)).toBe('1')
    await page.goBack()
    await expect(current(page)).toHaveText(/2/)
    await expect.poll(() => storedPage(page, key)).toBe('2')
    await page.goForward()
    await expect(page).toHaveURL(bare)
    await expect(current(page)).toHaveText(/1/)
  })
}

test('a click on a tab clears every stored page (S2 2.9)', async ({ page }) => {
  await page.goto('/en/support/trainingMaterial?type=s&index=4&pageNo=2&lang=en_UK')
  expect(await storedPage(page, 'specificationsPage')).toBe('2')
  await page.evaluate(() => sessionStorage.setItem('manualBrochurePage', '3'))
  await tabs(page).getByRole('link', { name: 'User Videos' }).click()
  await expect(page).toHaveURL('/en/support/userVideo?lang=en_UK')
  expect(await storedPage(page, 'manualBrochurePage')).toBeNull()
  expect(await storedPage(page, 'specificationsPage')).toBeNull()
})

test('a stored page that a list does not have is ignored', async ({ page }) => {
  await page.goto(legal)
  await page.evaluate(() => sessionStorage.setItem('userVideoPage', '99'))
  await page.goto('/en/support/userVideo?lang=en_UK')
  await expect(page).toHaveURL('/en/support/userVideo?lang=en_UK')
  expect(await storedPage(page, 'userVideoPage')).toBe('1')
})

test('the tab of the training material is stored by its index (S2 2.15, 9)', async ({ page }) => {
  await page.goto('/en/support/trainingMaterial?type=s&index=4&lang=en_UK')
  expect(await storedPage(page, 'trainingIndex')).toBe('4')
})
