import type { Page } from '@playwright/test'
import { expect, test } from '../../support/browser'
import { waitForHydration } from '../../support/browser-hydration'

const cases = '/en/aboutUs/case?lang=en_EN'

test('the message board checks in its order and gives a reference; the country is optional (S1 2.4, 5, 8)', async ({
  page,
}) => {
  await page.goto(cases)
  const board = boardOf(page)
  await board.scrollIntoViewIfNeeded()
  const form = board.getByRole('form')
  const policy = board.getByRole('link', { name: 'privacy policy' })
  await expect(policy).toHaveAttribute('href', /^\/static\/policy\.pdf/)
  // In a new tab, so that no input gets lost.
  await expect(policy).toHaveAttribute('target', '_blank')
  const fill = (label: string, text: string) => form.getByLabel(label).fill(text)
  const steps: [message: string, field: string, repair: () => Promise<unknown>][] = [
    ['Please fill in the name', 'Name', () => fill('Name', 'Ada Byron')],
    ['Please fill in the email', 'Email', () => fill('Email', 'ada@example.org')],
    ['Please fill in the content', 'Message', () => fill('Message', 'Do you calibrate on site?')],
    ['Please agree to the privacy policy', 'I have read', () => form.getByLabel('I have read').check()],
    [
      'Please agree to subscribe to Norvane Biomedical’s official news',
      'I agree to receive',
      () => form.getByLabel('I agree to receive').check(),
    ],
  ]
  const send = form.getByRole('button', { name: 'Submit' })
  for (const [message, field, repair] of steps) {
    await send.click()
    await expect(form.getByLabel(field)).toBeFocused()
    await expect(form.getByLabel(field)).toHaveAccessibleDescription(message)
    await repair()
  }
  await expect(form.getByLabel('Country')).not.toHaveAttribute('required')
  await expect(form.getByLabel('Province')).toHaveCount(0)
  await send.click()
  await expect(board.getByRole('heading', { name: 'Submit Success' })).toBeFocused()
  await expect(board.getByText(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)).toBeVisible()
})

test('on a phone the message board is collapsed, and its form loads when it is opened (S1 2.4)', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(cases)
  await waitForHydration(page)
  const board = boardOf(page)
  const fold = board.getByRole('button', { name: 'Leave a message' })
  await expect(fold).toHaveAttribute('aria-expanded', 'false')
  await fold.focus()
  await page.keyboard.press('Enter')
  const name = board.getByRole('form').getByLabel('Name')
  await expect(name).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(name).toBeFocused()
  await fold.click()
  await expect(board.getByRole('form')).toBeHidden()
})

function boardOf(page: Page) {
  return page.getByRole('contentinfo').getByRole('region', { name: 'Leave a message' })
}
