/** The httpOnly cookie of a distributor's session; it ends with the browser session (S2 4). */
export const distributorCookie = 'distributor'

/** A session ends this long after its last use, and this long after its beginning, in milliseconds. */
export const sessionLimits = { idle: 2 * 60 * 60 * 1000, absolute: 12 * 60 * 60 * 1000 }

/** How long what is sent or shown once may be used, in milliseconds. */
export const tokenLimits = {
  invitation: 7 * 24 * 60 * 60 * 1000,
  reset: 60 * 60 * 1000,
  'second-step': 5 * 60 * 1000,
} as const

export type TokenKind = keyof typeof tokenLimits

/** Lower-case letters, digits and a few marks: what is typed on a phone finds its account. */
export const userNamePattern = /^[a-z0-9][a-z0-9._@-]{2,59}$/
