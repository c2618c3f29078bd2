import type { SiteId } from '@/i18n/locales'
import type { InquiryKind } from './kinds'
import type { Failure } from './schema'

/** Where our forms submit an inquiry, and where they get the signed start time. */
export const inquiryPath = '/request'
export const startPath = '/request/start'

/** Where the Chinese form gets a captcha, or a proof-of-work challenge in its place. */
export const captchaPath = '/request/captcha'
export const challengePath = '/request/challenge'

/** China's provinces with their cities, for the forms of the Chinese site. */
export const provincesPath = '/request/places'

/** The regions with their countries, for the forms of the international sites. */
export const countriesPath = '/request/countries'

export type Province = { name: string; cities: string[] }

/** `picture` is a data URL; `token` is sent back with the answer. */
export type NewCaptcha = { token: string; picture: string }

/** Upper limit of the tries that a proof of work takes. */
export const maxTries = 1_000

/** The JSON that our forms send. */
export type InquirySubmission = {
  kind: InquiryKind
  site: SiteId
  /** The idempotency key: the same values sent again with it are the same inquiry. */
  attempt: string
  /** From `startPath`: the signed time when the form was started. */
  stamp: string
  /** A honeypot: a hidden field that only bots fill in. */
  website: string
  /** The page of the form. */
  page: string
  /** The token of the captcha; `values.captcha` is the answer. */
  captcha?: string
  /** A proof of work in place of the captcha. */
  proof?: string
  /** The fields of the form's schema. */
  values: Record<string, unknown>
}

/** The result of a submission. */
export type InquiryOutcome =
  | { state: 'sent'; reference: string }
  | { state: 'refused'; failure: Failure }
  /** Submitted too quickly, or with an expired stamp: to be sent again with a new stamp after some seconds. */
  | { state: 'early'; seconds: number }
  | { state: 'later'; seconds: number }
