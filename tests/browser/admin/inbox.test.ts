import type { Page } from '@playwright/test'
import { randomUUID } from 'node:crypto'
import type { Api } from '../../support/api'
import { expect, hydratedElement, test } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'

type Sent = { reference: string; id: string; sender: string }

/** A message as the footer's form sends it. */
async function send(page: Page, administer: Api, sender: string): Promise<Sent> {
  const headers = { origin: new URL(test.info().project.use.baseURL ?? '').origin }
  const { stamp } = await (await page.request.get('/request/start')).json()
  const values = {
    name: sender,
    email: 'anna.lindqvist@example.org',
    content: 'What does it cost?\nAnd when?',
    country: 'Sweden',
    privacy: true,
    subscription: true,
  }
  const sent = {
    kind: 'message',
    site: 'en_EN',
    attempt: randomUUID(),
    stamp,
    website: '',
    page: '/en',
    values,
  }
  let reference = ''
  // A stamp is rejected until a person could have filled in the form.
  await expect(async () => {
    const response = await (await page.request.post('/request', { headers, data: sent })).json()
    expect(response.state).toBe('sent')
    reference = response.reference
  }).toPass()
  const found = await administer.get(`/api/requests?where[reference][equals]=${reference}`)
  const { docs } = (await found.json()) as { docs: { id: string }[] }
  return { reference, sender, id: docs[0]?.id ?? '' }
}

test('staff who see requests only find, read, take, finish and erase a request (issue 6)', async ({
  page,
  administer,
  signIn,
}) => {
  const { reference, sender, id } = await send(page, administer, uniqueTitle('Anna'))
  await signIn('inbox')
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/admin\/collections\/requests/)
  const filters = page.getByRole('region', { name: 'Filters' })
  await (await hydratedElement(filters.getByLabel('Status', { exact: true }))).selectOption('New')
  await expect(page).toHaveURL(/status.*new/)
  await expect(page.getByRole('row', { name: new RegExp(reference) })).toContainText(sender)
  const table = await page
    .getByRole('link', { name: 'Export table' })
    .evaluate(async (link) => (await fetch((link as HTMLAnchorElement).href)).text())
  expect(table).toContain(`${reference},`)
  // Payload's checkboxes for selecting rows have no labels.
  const list = { include: ['section[aria-label="Filters"]', 'tbody'], exclude: ['tbody input'] }
  expect(await accessibilityProblems(page, list)).toEqual([])

  await page.getByRole('link', { name: reference }).click()
  const handling = page.getByRole('region', { name: 'Handling' })
  const letter = page.getByRole('article')
  await expect(letter.getByRole('heading', { name: sender })).toBeVisible()
  await expect(letter).toContainText('What does it cost?')
  await expect(letter).not.toContainText('Serial number')
  await expect(letter.getByRole('time')).toHaveAttribute('title', / UTC$/)
  await expect(letter.getByRole('time')).not.toContainText('UTC')
  await expect(handling.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    `mailto:anna.lindqvist@example.org?subject=Your%20request%20${reference}`,
  )
  await hydratedElement(handling.getByRole('button', { name: 'Assign to me' }))
  await page.getByLabel('Internal note').fill('Asked for a price.')
  await handling.getByRole('button', { name: 'Assign to me' }).click()
  await expect(handling.getByRole('status')).toHaveText(/In progress.*Assigned to you/)
  await expect(page.getByLabel('Owner')).toHaveValue(/./)
  await handling.getByRole('button', { name: 'Done' }).press('Enter')
  await expect(handling.getByRole('status')).toContainText('Done')
  await expect(handling.getByRole('button', { disabled: true })).toHaveCount(0)
  const request = { include: ['section[aria-label="Handling"]', 'article'] }
  expect(await accessibilityProblems(page, request)).toEqual([])

  await page.getByRole('button', { name: 'Erase personal data…' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase', exact: true }).click()
  await expect(letter.getByRole('heading', { name: 'Personal data erased' })).toBeVisible()
  await expect(page.getByText(sender)).toHaveCount(0)
  // Its form asks for the neighbours of the request, which is deleted here.
  await page.close()
  const stored = await (await administer.get(`/api/requests/${id}`)).json()
  expect(stored).toMatchObject({ reference, status: 'done', note: null, sender: null, country: 'Sweden' })
  await administer.delete(`/api/requests/${id}`)
})

test.describe('of two editors who open a request', () => {
  // The browser also logs the rejected save.
  test.use({ tolerated: [/status of 409/] })

  test('the second learns that the request has been changed, and spam leaves the list', async ({
    page,
    administer,
    signIn,
  }) => {
    const { reference, id } = await send(page, administer, uniqueTitle('Bertil'))
    await signIn('editor')
    await page.goto(`/admin/collections/requests/${id}`)
    const handling = page.getByRole('region', { name: 'Handling' })
    await hydratedElement(handling.getByRole('button', { name: 'Assign to me' }))
    await administer.patch(`/api/requests/${id}`, { data: { status: 'progress' } })
    await handling.getByRole('button', { name: 'Assign to me' }).click()
    await expect(page.getByText(/^Not saved: Somebody saved this document/)).toBeVisible()
    await page.reload()
    await (await hydratedElement(handling.getByRole('button', { name: 'Spam' }))).click()
    await expect(handling.getByRole('status')).toContainText('Spam')
    await handling.getByRole('link', { name: 'Back to the list' }).click()
    await expect(page.getByRole('region', { name: 'Filters' })).toBeVisible()
    await expect(page.getByRole('link', { name: reference })).toHaveCount(0)
    await page.goto(`/admin/collections/requests?search=${reference}`)
    await expect(page.getByRole('link', { name: reference })).toBeVisible()
    await administer.delete(`/api/requests/${id}`)
  })
})
