import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { env } from '@/server/env'

type DeviceCookie = 'staff-device' | 'distributor-device'

const days = 180
const secure = env.publicOrigin.startsWith('https:') ? '; Secure' : ''

type Owner = { cookie: DeviceCookie; account: string }

/**
 * The Set-Cookie value that identifies a browser to one account after a sign-in. It grants no access: it only gives
 * the sign-in attempts of this browser a limit of their own.
 */
export function deviceCookie({ cookie, account }: Owner): string {
  const id = randomBytes(16).toString('base64url')
  const value = `${id}.${signatureOf({ cookie, account, id })}`
  return `${cookie}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${days * 24 * 60 * 60}${secure}`
}

/** The id of the browser that sends a request, if it has signed in to the account before. */
export function knownDevice(headers: Headers, { cookie, account }: Owner): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const value = pairs.find((pair) => pair.startsWith(`${cookie}=`))?.slice(cookie.length + 1) ?? ''
  const [id = '', signature = ''] = value.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(signatureOf({ cookie, account, id }))]
  return given.length === expected.length && timingSafeEqual(given, expected) ? id : null
}

function signatureOf({ cookie, account, id }: Owner & { id: string }): string {
  return createHmac('sha256', env.PAYLOAD_SECRET)
    .update(JSON.stringify([cookie, account, id]))
    .digest('base64url')
}
