import { tokenPattern } from '@/cms/distributors/token'
import { distributorCookie } from '@/lib/distributors'
import { cookieOf, setCookie } from '@/server/cookies'

/** The token in the session cookie, if it has the right format. */
export function tokenFrom(headers: Headers): string | null {
  const token = cookieOf(headers, distributorCookie)
  return tokenPattern.test(token) ? token : null
}

/** A complete Set-Cookie value; the cookie ends with the browser session (S2 4). */
export function sessionCookie(token: string): string {
  return setCookie({ name: distributorCookie, value: token })
}

/** The Set-Cookie value that deletes the session's cookie. */
export function expiredSessionCookie(): string {
  return setCookie({ name: distributorCookie, value: '', maxAge: 0 })
}
