import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'
import { expectRendered, uploadPdf } from '../../support/browser-pdf'
import type { Content } from '../../support/content'
import { distributorGroups } from '../../support/distributors'

const area = '/en/distributor?lang=en_EN'
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sorry!' })
const viewerOf = (key: string) => `/en/pdf?fileName=Manual&url=${encodeURIComponent(key)}&lang=en_EN`
const loginOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Distributor Login' })

test.beforeEach(({ tolerated }) => void tolerated.push(/40[13] \(/))

/** The dialog over the viewer page of a restricted document created by the test. */
async function openDialog(page: Page, content: Content, groups: string[] = []) {
  const { id, key, url } = await uploadPdf(content, [{ lines: ['Chapter 1'] }], {
    name: 'Service plan.pdf',
    restricted: true,
  })
  if (groups.length > 0) await content.update(`files/${id}`, { groups })
  await page.goto(viewerOf(key))
  const restricted = page.getByRole('alert').filter({ hasText: 'Only for authorised distributors' })
  await expect(restricted.getByRole('button', { name: 'Distributor Login' })).toBeVisible()
  await loginOf(page).click()
  await expect(dialog(page)).toBeVisible()
  return { key, url }
}

async function signIn(page: Page, { username, password }: { username: string; password: string }) {
  await page.getByRole('textbox', { name: 'Username', exact: true }).fill(username)
  await page.getByLabel('Password', { exact: false }).first().fill(password)
  await page.getByRole('button', { name: 'Login', exact: true }).click()
}

test('the dialog checks on blur and sends nothing while a field is empty (S1 2.19, S2 2.20, 5, readings 29)', async ({
  page,
  content,
}) => {
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await openDialog(page, content)
  await expect(page.locator('canvas')).toHaveCount(0)
  await expect(dialog(page)).toContainText('This document is open to authorised distributors only.')
  await expect(dialog(page).getByRole('heading', { name: 'Distributor Login' })).toBeVisible()
  const username = dialog(page).getByRole('textbox', { name: 'Username' })
  await expect(username).toBeFocused()
  await expect(dialog(page).getByText('Please input username')).toHaveCount(0)
  await username.press('Tab')
  await expect(dialog(page).getByText('Please input username')).toBeVisible()
  await expect(dialog(page).getByText('Please input password')).toHaveCount(0)
  await dialog(page).getByRole('button', { name: 'Login', exact: true }).click()
  await expect(dialog(page).getByText('Please input password')).toBeVisible()
  await expect(username).toBeFocused()
  expect(sent.filter((url) => url.includes('/distributor/'))).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(loginOf(page)).toBeFocused()
})

test('a sign-in opens the document and the area until the distributor signs out, and the password is stored nowhere (S2 4, 8)', async ({
  page,
  content,
  newDistributor,
}) => {
  const account = await newDistributor()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  const { url } = await openDialog(page, content)
  await signIn(page, { ...account, password: 'Not-this-password-1' })
  await expect(dialog(page).getByRole('alert')).toHaveText('ErrorIncorrect username or password.')
  await expect(dialog(page).getByLabel(/^Password/)).toHaveValue('')
  await signIn(page, account)
  await expect(dialog(page)).toBeHidden()
  await expectRendered(page)
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
  )
  const everywhere = [stored, await page.content(), ...addresses].join('\n')
  expect(everywhere).not.toContain(account.password)

  await page.goto(area)
  await expect(page.getByRole('heading', { name: `Welcome, ${account.company}` })).toBeVisible()
  const list = page.getByRole('list', { name: 'All files' })
  await expect(list.getByRole('listitem').first()).toBeVisible()
  await page.getByRole('searchbox', { name: 'Find a file' }).fill('no such file anywhere')
  await expect(page.getByText('No files match. Change the search words or the type.')).toBeVisible()
  expect((await page.request.get(url)).status()).toBe(200)
  await page.getByRole('button', { name: 'Log out' }).click()
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  expect((await page.request.get(url)).status()).toBe(401)
})

test('a distributor of another group sees whom to contact (S2 6)', async ({
  page,
  content,
  newDistributor,
}) => {
  await openDialog(page, content, [distributorGroups.fullLine])
  await signIn(page, await newDistributor())
  await expect(dialog(page)).toBeHidden()
  await expect(page.getByText(/^Your account does not include this file/)).toBeVisible()
})

test('a message about an expired account and its renewal requires the right password (S2 8, issue 14)', async ({
  page,
  newDistributor,
}) => {
  const expired = await newDistributor({ expires: '2020-01-31T00:00:00.000Z' })
  await page.goto(area)
  await waitForHydration(page)
  const alert = page.getByRole('main').getByRole('alert').first()
  await signIn(page, { ...expired, password: 'Not-this-password-1' })
  await expect(alert).toHaveText('ErrorIncorrect username or password.')
  await signIn(page, expired)
  await expect(alert).toContainText('Your access has ended. To renew it, write to')
  await expect(alert.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', /^mailto:.+@/)
})

test('the response to a forgotten password does not reveal whether an account exists (S2 8)', async ({
  page,
}) => {
  await page.goto(area)
  await waitForHydration(page)
  const name = page.getByRole('textbox', { name: 'Username or email address' })
  await expect(name).toBeHidden()
  await page.getByRole('link', { name: 'Forgotten your password?' }).click()
  await name.fill('nobody-has-this-name')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('If an account exists, an email has been sent.')).toBeVisible()
})

test('an empty download shows an error, and files in the basket are downloaded as one archive (S2 8)', async ({
  page,
  newDistributor,
}) => {
  const account = await newDistributor({ groups: [distributorGroups.fullLine] })
  await page.goto('/en/products?id=1215000000000040001&lang=en_EN#resources')
  await waitForHydration(page)
  await page.route('**/file/documents/**', (route) =>
    route.fulfill({ status: 200, headers: { 'content-length': '0' }, body: '' }),
  )
  const saved: string[] = []
  page.on('download', (one) => saved.push(one.url()))
  await page
    .getByRole('region', { name: 'Specifications and certificates' })
    .getByRole('link', { name: /^Download/ })
    .first()
    .click()
  await expect(page.getByText('File download error!')).toBeVisible()
  expect(saved).toEqual([])
  await page.unroute('**/file/documents/**')

  const manuals = page.getByRole('region', { name: 'Manuals and service brochures' })
  await manuals
    .getByRole('button', { name: /^Add to downloads/ })
    .first()
    .click()
  await expect(manuals.getByRole('status')).toHaveText('1 file in the download list')
  await manuals.getByRole('link', { name: 'Download them as one ZIP' }).click()
  await signIn(page, account)
  await expect(page.getByRole('checkbox', { checked: true }).first()).toBeVisible()
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as one ZIP' }).click()
  expect((await waiting).suggestedFilename()).toMatch(/\.zip$/)
})

test('the token of a link leaves the address bar at once; an expired link leads to a new one', async ({
  page,
}) => {
  await page.goto('/en/distributor/password?lang=en_EN#token=not-a-token-of-ours')
  await expect(page).toHaveURL(/\/en\/distributor\/password\?lang=en_EN$/)
  const first = page.getByLabel(/^New password \*?/).first()
  const second = page.getByLabel(/^Repeat the new password/)
  await first.fill('short')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('Please enter at least 12 characters')).toBeVisible()
  await first.fill('lantern-oyster-vapour-9')
  await second.fill('lantern-oyster-vapour-8')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByText('The passwords do not match')).toBeVisible()
  await second.fill('lantern-oyster-vapour-9')
  await page.getByRole('button', { name: 'Save the password' }).click()
  await expect(page.getByRole('heading', { name: 'This link is no longer valid' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Request a new link' })).toHaveAttribute('href', /#forgot$/)
})

test('an account with a second factor is set up at the first sign-in, and a wrong code is refused', async ({
  page,
}) => {
  const steps = [
    {
      state: 'set-up',
      step: 'a',
      secret: 'ABCDEFGHIJKLMNOP',
      qr: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
    },
  ]
  await page.route('**/distributor/sign-in', (route) => route.fulfill({ json: steps[0] }))
  await page.route('**/distributor/code', (route) => route.fulfill({ json: { state: 'refused' } }))
  await page.goto(area)
  await signIn(page, { username: 'dealer', password: 'lantern-oyster-vapour-9' })
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expect(page.getByText('ABCD EFGH IJKL MNOP')).toBeVisible()
  const code = page.getByRole('textbox', { name: 'Code' })
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  await code.fill('123456')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('This code is not valid.', { exact: false })).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the page for distributors says that the sign-in has succeeded, and signs out (issue 14)', async ({
    page,
    newDistributor,
  }) => {
    await page.goto(area)
    await signIn(page, await newDistributor())
    await expect(page.getByRole('heading', { name: 'You are logged in.' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Log out' }).click()
    await expect(page.getByRole('textbox', { name: 'Username' })).toBeVisible()
  })
})
