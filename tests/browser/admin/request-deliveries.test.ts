import { randomUUID } from 'node:crypto'
import { expect, hydratedElement, test } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'

test('staff with access to requests see the delivery of emails and can send one again', async ({
  page,
  signIn,
  administer,
}) => {
  const sent = await page.request.post('/f/messageBoard/add', {
    data: {
      siteId: 'en_EN',
      name: 'Ines Duarte',
      email: `${randomUUID()}@example.org`,
      content: uniqueTitle('A question'),
    },
  })
  const { result: reference } = await sent.json()
  const found = await administer.get(`/api/requests?where[reference][equals]=${reference}`)
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  const id = docs[0]?.id
  await signIn('inbox')
  await page.goto(`/admin/collections/requests/${id}`)
  const panel = page.getByRole('region', { name: 'Emails and webhooks' })
  const confirmation = panel.getByRole('listitem').filter({ hasText: 'Confirmation to the sender' })
  await expect(confirmation).toContainText('Written to a folder')
  await expect(panel.getByRole('listitem')).toHaveCount(2)

  await (
    await hydratedElement(
      confirmation.getByRole('button', { name: 'Send again: Confirmation to the sender' }),
    )
  ).click()
  await expect(panel.getByRole('status')).toHaveText('It is being sent again.')
  await expect(confirmation).toContainText('Written to a folder')

  expect(await accessibilityProblems(page, 'section[aria-labelledby="deliveries"]')).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await panel.evaluate((part) => part.scrollWidth - part.clientWidth)).toBe(0)
  await page.close()
  await administer.delete(`/api/requests/${id}`)
})
