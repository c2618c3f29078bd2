import type { Locator, Page } from '@playwright/test'
import { test, expect } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

/** A check: its message, the field that gets the focus, and a correct answer. */
type Check = [message: string, label: string, answer: (field: Locator) => Promise<unknown>]

/** The fields of a service request that have a hint before the message. */
const serviceHints: Record<string, string> = {
  'Request details':
    'What you would like us to do: a repair, a spare part, advice, an appointment. One line is enough.',
  'Specific Problem': 'What happens, since when, and what the display shows.',
  'Date unpacked': 'DD/MM/YYYY',
}

const write = (text: string) => (field: Locator) => field.fill(text)
const choose = (value: string) => (field: Locator) => field.selectOption(value)

const sender: Check[] = [
  ['Please fill out the Last Name', 'Last / family name', write('Okonkwo')],
  ['Please fill out the First Name', 'First / given name', write('Ada')],
  ['Please fill out the Email Address', 'Email address', write('ada@clinic.example')],
  ['Please fill out the Facility / Company / Institution', 'Facility / company', write('Clinic')],
  ['Please fill out the Region', 'Region', choose('Africa')],
  ['Please fill out the Country', 'Country', choose('Nigeria')],
  ['Please fill out the content', 'Request details', write('Two of them, please.')],
]

test('every check of a contact request has its message, in the order of the specification (S2 5)', async ({
  page,
}) => {
  const form = await open(page, '/en/contact', 'Contact form')
  await send(form)
  await expectMessage(page, 'Please choose the product')
  const opener = page.getByRole('button', { name: /Please choose product/ })
  await expect(opener).toBeFocused()
  await expect(opener).toHaveAccessibleDescription('Please choose the product')
  await pick(page)
  await failEachCheck({ page, form, checks: sender })
  await form.getByLabel('Quantity').fill('a few')
  await send(form)
  await expectMessage(page, 'Please fill out the Quantity as a whole number from 1 to 999999')
})

test('all fields that fail are marked at once, and a summary leads to each; one message is announced (S2 5, issue 14)', async ({
  page,
}) => {
  const form = await open(page, '/en/contact', 'Contact form')
  await send(form)
  await expectMessage(page, 'Please choose the product')
  const summary = form.getByRole('group', { name: 'Please correct these entries:' })
  const messages = ['Please choose the product', ...sender.map(([message]) => message)]
  await expect(summary.getByRole('link')).toHaveText(messages)
  for (const [message, label] of sender) {
    await expect(field(form, label)).toHaveAccessibleDescription(message)
    await summary.getByRole('link', { name: message }).click()
    await expect(field(form, label)).toBeFocused()
  }
  await summary.getByRole('link', { name: 'Please choose the product' }).click()
  await expect(page.getByRole('button', { name: /Please choose product/ })).toBeFocused()
  await expect(page).toHaveURL(/\/en\/contact$/)

  await pick(page)
  await field(form, 'Last / family name').fill('Okonkwo')
  await expect(summary.getByRole('link')).toHaveText(messages.slice(2))
})

test.describe('when the request fails', () => {
  test.use({ tolerated: [/Failed to load resource/] })

  test('the form keeps its input, and two clicks send one request (S2 4, 8, readings 13)', async ({
    page,
  }) => {
    const form = await open(page, '/en/contact', 'Contact form')
    await pick(page)
    for (const [, label, answer] of sender) await answer(field(form, label))
    await page.route('/request', (route) => route.abort(), { times: 1 })
    await send(form)
    await expectMessage(page, /The server did not respond/)
    await page.route('/request', (route) => route.fulfill({ status: 500, json: { code: 500 } }), { times: 1 })
    await send(form)
    await expectMessage(page, /on our side/)
    await expect(field(form, 'Request details')).toHaveValue('Two of them, please.')
    await expect(field(form, 'Country')).toHaveValue('Nigeria')

    const sent: string[] = []
    page.on('request', (request) => {
      const body: unknown = request.method() === 'POST' ? request.postDataJSON() : null
      if (request.url().endsWith('/request')) sent.push((body as { attempt: string }).attempt)
    })
    await form.getByRole('button', { name: 'Submit' }).dblclick()
    await expect(page.getByRole('heading', { name: 'Submit Success' })).toBeFocused()
    await expect(page.getByText(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/)).toBeVisible()
    // A request that comes too early is repeated automatically, with the same idempotency key.
    expect(new Set(sent).size).toBe(1)

    await page.getByRole('button', { name: 'Send another request' }).click()
    await expect(field(form, 'Title')).toBeFocused()
    for (const [, label] of sender) await expect(field(form, label)).toHaveValue('')
    await expect(page.getByRole('button', { name: /Please choose product/ })).toBeVisible()
  })
})

test('a service inquiry asks for the equipment and one attachment (S2 2.16, 5)', async ({ page }) => {
  const form = await open(page, '/en/support/customer', 'Service request form')
  const checks: Check[] = [
    ...sender,
    ['Please fill out the Serial Number', 'Serial number', write('NB-4711')],
    ['Please fill out the Specific Problem', 'Specific Problem', write('It does not get cold.')],
    ['Please fill out the Date Unpacked / Delivered', 'Date unpacked', write('3/27/2026')],
    [
      'Please enter “Date unpacked / delivered” as DD/MM/YYYY, such as 27/03/2026.',
      'Date unpacked',
      write('27/3/2026'),
    ],
  ]
  await failEachCheck({ page, form, checks, hints: serviceHints })
  await send(form)
  await expectMessage(page, 'Please choose the file')
  const file = form.getByLabel('Attachments')
  await expect(file).toBeFocused()
  await file.setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer: pixel })
  const remove = form.getByRole('button', { name: 'Remove: plate.png' })
  await remove.press('Enter')
  const question = page.getByRole('dialog', { name: 'Remove plate.png?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await remove.click()
  await question.getByRole('button', { name: 'Remove' }).click()
  await expect(file).toBeFocused()

  await file.setInputFiles({ name: 'plate.png', mimeType: 'image/png', buffer: pixel })
  await expect(remove).toBeVisible()
  await send(form)
  await expect(page.getByRole('heading', { name: 'Submit Success' })).toBeFocused()
})

test('on en_UK the UK is the first region, and a service inquiry needs no file (S2 5)', async ({ page }) => {
  const form = await open(page, '/en/support/customer?lang=en_UK', 'Service request form')
  const region = field(form, 'Region')
  await expect(region.getByRole('option').nth(1)).toHaveText('UK')
  await region.selectOption('South Asia')
  const country = field(form, 'Country')
  await country.selectOption('Afghanistan')
  await region.selectOption('Middle East')
  await expect(country).toHaveValue('Afghanistan')
  await region.selectOption('UK')
  await expect(country).toHaveValue('')
  for (const [, label, answer] of sender.slice(0, 4)) await answer(field(form, label))
  await country.selectOption('United Kingdom')
  await field(form, 'Request details').fill('A visit, please.')
  await field(form, 'Serial number').fill('NB-4711')
  await field(form, 'Specific Problem').fill('It hums.')
  await field(form, 'Date unpacked').fill('2026-03-02')
  await send(form)
  await expect(page.getByRole('heading', { name: 'Submit Success' })).toBeFocused()
})

async function open(page: Page, address: string, name: string): Promise<Locator> {
  await page.goto(address)
  await waitForHydration(page)
  const form = page.getByRole('form', { name })
  await expect(form.getByRole('button', { name: 'Submit' })).toHaveAttribute('type', 'submit')
  return form
}

async function pick(page: Page): Promise<void> {
  await page.getByRole('button', { name: /Please choose product/ }).click()
  await page.getByRole('list', { name: 'List of products' }).getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Submit' }).first().click()
}

const field = (form: Locator, label: string) => form.getByLabel(label).first()

const send = (form: Locator) => form.getByRole('button', { name: 'Submit' }).click()

type FailedForm = { page: Page; form: Locator; checks: Check[]; hints?: Record<string, string> }

/** Fails each check once, in order, and then passes it. */
async function failEachCheck({ page, form, checks, hints = {} }: FailedForm): Promise<void> {
  for (const [message, label, answer] of checks) {
    await send(form)
    await expectMessage(page, message)
    await expect(field(form, label)).toBeFocused()
    const description = [hints[label], message].filter(Boolean).join(' ')
    await expect(field(form, label)).toHaveAccessibleDescription(description)
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
    await answer(field(form, label))
  }
}

/** The toast, which is the only one. */
async function expectMessage(page: Page, message: string | RegExp): Promise<void> {
  await expect(page.locator('section[aria-live] p')).toHaveText([message])
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
)
