import { parseCookie, stringifySetCookie } from 'cookie'
import { env } from '@/server/env'

type Cookie = {
  name: string
  value: string
  /** In seconds; without it the cookie ends with the browser session, and 0 deletes it. */
  maxAge?: number
}

/** The value of a cookie that a request sends; empty without it. */
export function cookieOf(headers: Headers, name: string): string {
  return parseCookie(headers.get('cookie') ?? '')[name] ?? ''
}

/** A complete Set-Cookie value, for a cookie that scripts do not read. */
export function setCookie(cookie: Cookie): string {
  const secure = env.publicOrigin.startsWith('https:')
  return stringifySetCookie({ ...cookie, path: '/', httpOnly: true, sameSite: 'lax', secure })
}
