import { Secret, TOTP } from 'otpauth'
import type { Page } from '@playwright/test'
import { expect, hydratedElement } from './browser-admin'

/** The code of a secret, by default of now; the server accepts a difference of one time step, and each step once. */
export function codeOf(secret: string, { laterSteps = 0 } = {}): string {
  const timestamp = Date.now() + laterSteps * 30_000
  return new TOTP({ secret: Secret.fromBase32(secret.replace(/\s/g, '')) }).generate({ timestamp })
}

/** Enters address and password in the sign-in form. */
export async function enterPassword(page: Page, account: { email: string; password: string }): Promise<void> {
  const login = await hydratedElement(page.getByRole('button', { name: 'Login' }))
  await page.getByLabel('Email').fill(account.email)
  await page.getByLabel('Password').fill(account.password)
  await login.click()
}

/** The key that the page shows for an app that is being set up. */
export async function shownSecret(page: Page): Promise<string> {
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  return (await page.getByText('Or type this key into the app').locator('code').textContent()) ?? ''
}

/** The recovery codes that the page shows, once it does. */
export async function shownRecoveryCodes(page: Page): Promise<string[]> {
  const codes = page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem')
  await expect(codes).toHaveCount(10)
  return codes.allTextContents()
}
