import type { Page } from '@playwright/test'
import { expect, hydratedElement, test } from '../../support/browser-admin'
import { accessibilityProblems } from '../../support/browser-axe'
import { uniqueTitle } from '../../support/content'
import { mailLinkFor } from '../../support/distributors'

const password = 'lantern-oyster-vapour-9'

// The browser logs the 401 of a session that an editor ended.
test.use({ tolerated: [/status of 40[13]/] })

test('an editor invites a distributor, who can sign in until the account is disabled (S2 6)', async ({
  page,
  content,
  signIn,
  openElsewhere,
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
  await expect(panel).toContainText('No password is set yet, so nobody can sign in.')
  await (await hydratedElement(panel.getByRole('button', { name: 'Send the invitation' }))).click()
  await expect(panel.getByRole('status')).toContainText('No mail server is set up.')
  await expect(panel).toContainText('A password link was sent')

  const message = (await panel.getByRole('status').textContent()) ?? ''
  const site = await openElsewhere()
  await site.goto(mailLinkFor(username, message))
  await hydratedElement(site.getByRole('button', { name: 'Save the password' }))
  await site
    .getByLabel(/^New password \*?/)
    .first()
    .fill(password)
  await site.getByLabel(/^Repeat the new password/).fill(password)
  await site.getByRole('button', { name: 'Save the password' }).click()
  await site.getByRole('link', { name: 'Distributor Login' }).click()
  await enter(site, username)
  await expect(site.getByRole('button', { name: 'Log out' })).toBeVisible()

  await page.reload()
  await expect(panel).toContainText('A password is set.')
  await expect(panel).toContainText('Signed in now (1 browser).')
  expect(await accessibilityProblems(page, 'section[aria-label="Sign-in of this account"]')).toEqual([])
  await content.update(`distributors/${id}`, { disabled: true })
  await site.reload()
  await expect(site.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await enter(site, username)
  await expect(site.getByText('Incorrect username or password.')).toBeVisible()
})

async function enter(page: Page, username: string) {
  const submit = page.getByRole('button', { name: 'Login', exact: true })
  await hydratedElement(submit)
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill(username)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await submit.click()
}
