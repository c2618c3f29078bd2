import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { cookieOf, setCookie } from '@/server/cookies'
import { env } from '@/server/env'

type DeviceCookie = 'staff-device' | 'distributor-device'

const days = 180

type Owner = { cookie: DeviceCookie; account: string }

/**
 * The Set-Cookie value that identifies a browser to one account after a sign-in. It grants no access: it only gives
 * the sign-in attempts of this browser a limit of their own.
 */
export function deviceCookie({ cookie, account }: Owner): string {
  const id = randomBytes(16).toString('base64url')
  const value = `${id}.${signatureOf({ cookie, account, id })}`
  return setCookie({ name: cookie, value, maxAge: days * 24 * 60 * 60 })
}

/** The id of the browser that sends a request, if it has signed in to the account before. */
export function knownDevice(headers: Headers, { cookie, account }: Owner): string | null {
  const [id = '', signature = ''] = cookieOf(headers, cookie).split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf({ cookie, account, id }))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

function signatureOf({ cookie, account, id }: Owner & { id: string }): string {
  return createHmac('sha256', env.PAYLOAD_SECRET)
    .update(JSON.stringify([cookie, account, id]))
    .digest('base64url')
}
