import { tokenPattern } from '@/cms/distributors/token'
import { distributorCookie } from '@/lib/distributors'
import { env } from '@/server/env'

const secure = env.publicOrigin.startsWith('https:') ? '; Secure' : ''

/** The token in the session cookie, if it has the right format. */
export function tokenFrom(headers: Headers): string | null {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim())
  const own = pairs.find((pair) => pair.startsWith(`${distributorCookie}=`))
  const token = own?.slice(distributorCookie.length + 1) ?? ''
  return tokenPattern.test(token) ? token : null
}

/** A Set-Cookie value; without Max-Age the cookie ends with the browser session (S2 4). */
export function sessionCookie(token: string): string {
  return `${distributorCookie}=${token}; Path=/; HttpOnly; SameSite=Lax${secure}`
}

/** The Set-Cookie value that deletes the session cookie. */
export function expiredSessionCookie(): string {
  return `${sessionCookie('')}; Max-Age=0`
}
