import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes, encoded for a cookie or a URL. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export const tokenPattern = /^[\w-]{43}$/

/** The hash that the database stores in place of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
