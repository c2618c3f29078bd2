import type { SiteId } from '@/i18n/locales'
import type { RequestKind } from './kinds'
import type { Failure } from './schema'

/** Where our forms send a request, and where they begin one. */
export const requestPath = '/request'
export const startPath = '/request/start'

/** Where the Chinese form gets its picture, and the work that a browser does instead. */
export const captchaPath = '/request/captcha'
export const challengePath = '/request/challenge'

/** China's provinces with their cities, which only forms of the Chinese site need. */
export const placesPath = '/request/places'

export type Province = { name: string; cities: string[] }

/** `picture` is an address; `token` goes back with what was read in it. */
export type NewCaptcha = { token: string; picture: string }

/** The work is done after so many tries at the latest. */
export const mostTries = 1_000

/** What our forms send, as JSON. */
export type SentRequest = {
  kind: RequestKind
  site: SiteId
  /** One for each thing that is sent: what comes twice under it, and is the same, is one request. */
  attempt: string
  /** From `startPath`: when the form was begun. */
  stamp: string
  /** A field that nobody sees; what fills it is no visitor. */
  website: string
  /** Where the form stands. */
  page: string
  /** The picture's token; `values.captcha` is what was read in it. */
  captcha?: string
  /** A proof of work in place of the picture. */
  proof?: string
  /** The fields of the form's schema. */
  values: Record<string, unknown>
}

/** How it ended. What failed keeps the form as it is. */
export type RequestOutcome =
  | { state: 'sent'; reference: string }
  | { state: 'refused'; failure: Failure }
  /** Quicker than anyone types, or begun too long ago: to be sent again with a new stamp after some seconds. */
  | { state: 'early'; seconds: number }
  | { state: 'later'; seconds: number }
