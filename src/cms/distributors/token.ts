import { createHash, randomBytes } from 'node:crypto'

/** 32 random bytes, as they stand in a cookie or an address. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export const tokenPattern = /^[\w-]{43}$/

/** What the database keeps of a token. */
export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
