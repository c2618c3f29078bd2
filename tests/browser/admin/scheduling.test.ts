import { expect, hydratedElement, publish, test } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'

const inTwoDays = () => new Date(Date.now() + 2 * 24 * 60 * 60 * 1000).toISOString()

test('an article with a date to come waits, and its form says so', async ({ page, content, signIn }) => {
  const { id } = await content.news({ publishTime: inTwoDays(), _status: 'draft' }, { draft: true })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const panel = page.getByRole('region', { name: 'Scheduled publication' })
  await hydratedElement(panel.getByText('Schedule', { exact: true }).first())
  await publish(page)
  await expect(panel.getByText(/^Not public\. Published at/)).toBeVisible()
  await expect(page.locator('.status__value').first()).toHaveText('Draft')
  await expect(page.getByRole('button', { name: 'Publish changes' })).toBeEnabled()
  await panel.getByRole('button', { name: /^Cancel: Not public/ }).click()
  await expect(panel.getByRole('status')).toBeFocused()
  await expect(panel.getByText(/^Not public/)).toBeHidden()
})

test('an article without a date to come is public, and its form says so', async ({
  page,
  content,
  signIn,
}) => {
  const { id } = await content.news({}, { draft: true })
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  await hydratedElement(
    page.getByRole('region', { name: 'Scheduled publication' }).getByText('Schedule', { exact: true }).last(),
  )
  await publish(page)
  await expect(page.locator('.status__value').first()).toHaveText('Published')
})

test('an editor plans that a document is unpublished; without a time nothing is planned', async ({
  page,
  content,
  signIn,
}) => {
  const { id } = await content.news()
  await signIn('editor')
  await page.goto(`/admin/collections/news/${id}?locale=en_EN`)
  const panel = page.getByRole('region', { name: 'Scheduled publication' })
  await (await hydratedElement(panel.getByText('Schedule', { exact: true }).first())).click()
  await panel.getByLabel('Action').selectOption('Unpublish')
  const plan = panel.getByRole('button', { name: 'Schedule', exact: true })
  await plan.click()
  await expect(panel.getByRole('alert')).toHaveText('Choose a time.')
  await panel.getByLabel(/^Time/).fill(inTwoDays().slice(0, 16))
  await plan.click()
  await expect(panel.getByText(/^Unpublished at/)).toBeVisible()
  expect(await accessibilityProblems(page, { include: ['section[aria-labelledby]:has(details)'] })).toEqual(
    [],
  )
})
