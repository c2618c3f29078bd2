import { expect, type Locator, type Page } from '@playwright/test'
import { png } from '../../../factories/uploads'
import { waitForHydration } from '../../../support/browser-hydration'
import { uploadPdf } from '../../../support/browser-pdf'
import type { Content } from '../../../support/content'
import type { State } from '../state'

const refused = [/40[013] \(/]

/** Sends an empty form: its first error is shown at the field and as a toast. */
async function sendEmpty(page: Page, form: Locator, send: string): Promise<void> {
  await waitForHydration(page)
  await form.scrollIntoViewIfNeeded()
  await form.getByRole('button', { name: send }).click()
  await expect(page.locator('section[aria-live] p')).not.toHaveCount(0)
}

/** The message board, which is collapsed in narrow windows. */
async function openBoard(page: Page, name: string): Promise<Locator> {
  await waitForHydration(page)
  const board = page.getByRole('contentinfo').getByRole('region', { name })
  await board.scrollIntoViewIfNeeded()
  const fold = board.locator('button[aria-expanded]')
  if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false') await fold.click()
  await expect(board.getByRole('form')).toBeVisible()
  return board.getByRole('form')
}

async function restrictedDocument(content: Content): Promise<string> {
  const { key } = await uploadPdf(content, [{ lines: ['Chapter 1'] }], { restricted: true })
  return `/en/pdf?url=${encodeURIComponent(key)}&lang=en_EN`
}

const setUp = {
  state: 'set-up',
  step: 'a',
  secret: 'ABCDEFGHIJKLMNOP',
  qr: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
}

export const supportFormStates: State[] = [
  {
    name: 'contact form with an error',
    path: '/en/contact?lang=es_ES',
    open: async (page) => {
      await sendEmpty(page, page.getByRole('main').getByRole('form'), 'Enviar')
    },
  },
  {
    name: 'service request with a file, about to be removed',
    path: '/en/support/customer?lang=en_EN',
    open: async (page) => {
      await waitForHydration(page)
      const form = page.getByRole('form', { name: 'Service request form' })
      const name = 'the-rating-plate-of-the-freezer-as-it-was-delivered.png'
      const file = { name, mimeType: 'image/png', buffer: await png(40) }
      await form.getByLabel('Attachments').setInputFiles(file)
      await form.getByRole('button', { name: /^Remove: / }).click()
      await expect(page.getByRole('dialog', { name: /^Remove/ })).toBeVisible()
    },
  },
  {
    name: 'Chinese product request with an error',
    path: '/zh_CN/products?id=1211952306528985089',
    open: async (page) => {
      const form = page.getByRole('form', { name: '联系表单' })
      await expect(async () => {
        await form.getByRole('textbox', { name: '验证码' }).scrollIntoViewIfNeeded()
        const picture = form.getByRole('img', { name: '含四个字符的验证码图片' })
        await expect(picture).toBeVisible({ timeout: 2_000 })
      }).toPass()
      await sendEmpty(page, form, '提交')
    },
  },
  {
    name: 'message board with an error',
    path: '/en/legal?lang=en_EN',
    reopen: true,
    open: async (page) => sendEmpty(page, await openBoard(page, 'Leave a message'), 'Submit'),
  },
  {
    name: 'Chinese message board with an error',
    path: '/zh_CN/legal',
    reopen: true,
    open: async (page) => sendEmpty(page, await openBoard(page, '在线留言'), '提交'),
  },
  {
    name: 'message board after success',
    path: '/en/legal?lang=en_EN',
    open: async (page) => {
      const form = await openBoard(page, 'Leave a message')
      await page.route('**/request', (route) =>
        route.fulfill({ json: { state: 'sent', reference: 'ABCD-1234' } }),
      )
      await form.getByLabel('Name').fill('Ada Byron')
      await form.getByLabel('Email').fill('ada@example.org')
      await form.getByLabel('Message').fill('Do you calibrate on site?')
      await form.getByLabel('I have read').check()
      await form.getByLabel('I agree to receive').check()
      await form.getByRole('button', { name: 'Submit' }).click()
      await expect(page.getByRole('heading', { name: 'Submit Success' })).toBeFocused()
    },
  },
  {
    name: 'sign-in dialog with errors',
    path: restrictedDocument,
    tolerated: refused,
    open: async (page) => {
      await page.getByRole('main').getByRole('button', { name: 'Distributor Login' }).click()
      const dialog = page.getByRole('dialog', { name: 'Sorry!' })
      await dialog.getByRole('button', { name: 'Login', exact: true }).click()
      await expect(dialog.getByText('Please input password')).toBeVisible()
    },
  },
  {
    name: 'Chinese sign-in with errors',
    path: '/zh_CN/distributor',
    open: async (page) => {
      await waitForHydration(page)
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await expect(page.getByText('请输入密码', { exact: true })).toBeVisible()
    },
  },
  {
    name: 'files of a distributor',
    path: '/en/distributor?lang=en_EN',
    asDistributor: true,
    open: async (page) => {
      await expect(page.getByRole('list', { name: 'All files' }).getByRole('listitem').first()).toBeVisible()
    },
  },
  {
    name: 'files of a distributor, none found',
    path: '/en/distributor?lang=en_EN',
    asDistributor: true,
    open: async (page) => {
      await page.getByRole('searchbox', { name: 'Find a file' }).fill('no such file anywhere')
      await expect(page.getByText('No files match. Change the search words or the type.')).toBeVisible()
    },
  },
  {
    name: 'second factor set up with a wrong code',
    path: '/en/distributor?lang=en_EN',
    open: async (page) => {
      await page.route('**/distributor/sign-in', (route) => route.fulfill({ json: setUp }))
      await page.route('**/distributor/code', (route) => route.fulfill({ json: { state: 'refused' } }))
      await waitForHydration(page)
      await page.getByRole('textbox', { name: 'Username', exact: true }).fill('dealer')
      await page.getByLabel('Password').first().fill('lantern-oyster-vapour-9')
      await page.getByRole('button', { name: 'Login', exact: true }).click()
      await page.getByRole('textbox', { name: 'Code' }).fill('123456')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByText('This code is not valid.', { exact: false })).toBeVisible()
    },
  },
  {
    name: 'new password with an error',
    path: '/en/distributor/password?lang=en_EN#token=not-a-token-of-ours',
    open: async (page) => {
      await waitForHydration(page)
      await page
        .getByLabel(/^New password \*?/)
        .first()
        .fill('short')
      await page.getByRole('button', { name: 'Save the password' }).click()
      await expect(page.getByText('Please enter at least 12 characters')).toBeVisible()
    },
  },
]
