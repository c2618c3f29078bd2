/** The name of the HttpOnly session cookie of distributors; it ends with the browser session (S2 4). */
export const distributorCookie = 'distributor'

/** In ms: when a session expires after its last use, and after its start. */
export const sessionLimits = { idle: 2 * 60 * 60 * 1000, absolute: 12 * 60 * 60 * 1000 }

/** In ms: the lifetime of single-use tokens. */
export const tokenLimits = {
  invitation: 7 * 24 * 60 * 60 * 1000,
  reset: 60 * 60 * 1000,
  'second-step': 5 * 60 * 1000,
} as const

export type TokenKind = keyof typeof tokenLimits

/** Lower-case letters, digits and a few signs. */
export const userNamePattern = /^[a-z0-9][a-z0-9._@-]{2,59}$/
