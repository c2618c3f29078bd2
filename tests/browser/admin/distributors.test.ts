import type { Page } from '@playwright/test'
import { expect, ready, test } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'
import { linkFor } from '../../support/distributors'

const password = 'lantern-oyster-vapour-9'

// A session that an editor ended is refused to its browser.
test.use({ tolerated: [/status of 40[13]/] })

test('an editor invites a distributor, who signs in until the account is disabled (S2 6)', async ({
  page,
  content,
  signIn,
  browser,
}) => {
  const username = uniqueTitle('dealer').toLowerCase().replaceAll(' ', '-')
  const { id } = await content.create('distributors', {
    username,
    company: 'A Dealer Ltd',
    email: `${username}@dealer.example`,
    site: 'en_EN',
  })
  await signIn('editor')
  await page.goto(`/admin/collections/distributors/${id}`)
  const panel = page.getByRole('region', { name: 'Sign-in of this account' })
  await expect(panel).toContainText('Has no password yet, so nobody can sign in.')
  await (await ready(panel.getByRole('button', { name: 'Send the invitation' }))).click()
  await expect(panel.getByRole('status')).toContainText('No mail server is set up.')
  await expect(panel).toContainText('A link for a password was mailed')

  const message = (await panel.getByRole('status').textContent()) ?? ''
  const visitor = await browser.newContext()
  const site = await visitor.newPage()
  await site.goto(linkFor(username, message))
  await ready(site.getByRole('button', { name: 'Save the password' }))
  await site
    .getByLabel(/^New password \*?/)
    .first()
    .fill(password)
  await site.getByLabel(/^New password once more/).fill(password)
  await site.getByRole('button', { name: 'Save the password' }).click()
  await site.getByRole('link', { name: 'Distributor Login' }).click()
  await enter(site, username)
  await expect(site.getByRole('button', { name: 'Sign out' })).toBeVisible()

  await page.reload()
  await expect(panel).toContainText('Has a password.')
  await expect(panel).toContainText('Signed in now (1 browser).')
  expect(await accessibilityProblems(page, 'section[aria-label="Sign-in of this account"]')).toEqual([])
  await content.update(`distributors/${id}`, { disabled: true })
  await site.reload()
  await expect(site.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await enter(site, username)
  await expect(site.getByText('Incorrect username or password.')).toBeVisible()
  await visitor.close()
})

async function enter(page: Page, username: string) {
  const submit = page.getByRole('button', { name: 'Login', exact: true })
  await ready(submit)
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill(username)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await submit.click()
}
