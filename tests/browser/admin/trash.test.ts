import type { APIRequestContext } from '@playwright/test'
import { expect, hydratedElement, test } from '../../support/browser-admin'

test('an article is moved to the trash and restored', async ({ page, request, content, signIn }) => {
  const { id, title } = await content.news()
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const menu = page.locator('.doc-controls__popup').getByRole('button').first()
  await (await hydratedElement(menu)).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/collections\/news(\?|$)/)
  await expectPage(request, id).toBe(404)

  await page.goto('/admin/collections/news/trash')
  await page.getByRole('link', { name: title }).click()
  await (await hydratedElement(page.getByRole('button', { name: 'Restore', exact: true }))).click()
  await expect(page.getByRole('region', { name: 'Scheduled publication' })).toBeHidden()
  // Payload does not connect its label with the box.
  await page.locator('#restore-as-published').check()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(new RegExp(`collections/news/${id}`))
  await expectPage(request, id).toBe(200)
})

function expectPage(request: APIRequestContext, id: string) {
  const address = `/en/newsDetail?id=${id}&lang=en_EN`
  return expect.poll(async () => (await request.get(address)).status(), { intervals: [100], timeout: 60_000 })
}
