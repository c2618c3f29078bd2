import * as z from 'zod/mini'
import type { SiteId } from '@/i18n/locales'
import { sanitizeLines, sanitizeLine } from '../sanitize-text'
import { isValidDay, toIsoDay, type DateOrder } from './dates'
import type { InquiryKind } from './kinds'
import { inquiryRules } from './rules'

/** Why a field is invalid; the messages are `errors.<form>.<field>.<problem>` of the feature. */
const problems = ['missing', 'wrong', 'date', 'long', 'unavailable'] as const

type Problem = (typeof problems)[number]

export type Failure = { field: string; problem: Problem }

export type InquiryFormName = 'international' | 'chinese' | 'message'

type SchemaOptions = {
  kind: InquiryKind
  site: SiteId
  /** Whether a message requires consent to the newsletter (readings 15). */
  subscriptionRequired?: boolean
  /** Whether consents and captcha are required, as in our own forms (readings 31). */
  spamProtection: boolean
}

/**
 * The schema of an inquiry, for browser and server. Its keys are in the order of the checks (S1 5, S2 5), and the
 * message of an issue is the problem.
 */
export function inquirySchema({ kind, site, subscriptionRequired = true, spamProtection }: SchemaOptions) {
  const { form, fileRequired, dateOrder } = inquiryRules[site]
  if (kind === 'message')
    return messageSchema({ chinese: form === 'chinese', subscriptionRequired, spamProtection })
  if (form === 'chinese') return chineseSchema(spamProtection)
  return internationalSchema({
    service: kind === 'service',
    fileRequired,
    // The contract has one format of dates (S2 9).
    dateOrder: spamProtection ? dateOrder : undefined,
  })
}

/** The form that a site shows for a kind of inquiry. */
export function formOf(kind: InquiryKind, site: SiteId): InquiryFormName {
  return kind === 'message' ? 'message' : inquiryRules[site].form
}

export type InquirySchema = ReturnType<typeof inquirySchema>

/** The first failed check, in the order of the specification, or null. */
export function firstFailure(schema: InquirySchema, values: unknown): Failure | null {
  return failuresOf(schema, values)[0] ?? null
}

/** All invalid fields in the order of the checks, each with its first problem. */
export function failuresOf(schema: InquirySchema, values: unknown): Failure[] {
  const issues = schema.safeParse(values).error?.issues ?? []
  const failures = issues.map(({ path, message }) => ({
    field: String(path[0]),
    problem: toProblem(message),
  }))
  return failures.filter(
    ({ field }, index) => failures.findIndex((failure) => failure.field === field) === index,
  )
}

/** Removes the time that the contract sends with a date: ' 00:00:00' (S2 9). */
function toDay(value: string): string {
  return value.replace(/ 00:00:00$/, '')
}

const maxShort = 200
const maxLong = 5000

const sanitized = z.overwrite(sanitizeLine)
const optional = () => z._default(z.string('wrong').check(sanitized, z.maxLength(maxShort, 'long')), '')
const required = () =>
  z
    ._default(z.string('missing'), '')
    .check(sanitized, z.minLength(1, 'missing'), z.maxLength(maxShort, 'long'))

const sanitizedLines = z.overwrite(sanitizeLines)
const optionalLines = (max = maxLong) =>
  z._default(z.string('wrong').check(sanitizedLines, z.maxLength(max, 'long')), '')
const requiredLines = () =>
  z
    ._default(z.string('missing'), '')
    .check(sanitizedLines, z.minLength(1, 'missing'), z.maxLength(maxLong, 'long'))
const checkbox = z._default(z.boolean(), false)
const requiredCheckbox = checkbox.check(z.refine(Boolean, 'missing'))
const day = (check: ReturnType<typeof required>, typed?: DateOrder) =>
  z.pipe(
    z.pipe(
      check,
      z.transform((value: string) => (typed ? toIsoDay(toDay(value), typed) : toDay(value))),
    ),
    z.string().check(z.refine((value) => value === '' || isValidDay(value), typed ? 'date' : 'wrong')),
  )

const products = z._default(
  z.array(z.string().check(sanitized, z.maxLength(40, 'wrong'))).check(z.maxLength(200, 'long')),
  [],
)
const productFields = {
  /** Ids of products. */
  productId: products,
  /** Their names, as shown to the sender. */
  productName: optionalLines(10_000),
}

type InternationalOptions = { service: boolean; fileRequired: boolean; dateOrder?: DateOrder }

function internationalSchema({ service, fileRequired, dateOrder }: InternationalOptions) {
  return z.object({
    productId: service ? products : products.check(z.refine((ids) => ids.length > 0, 'missing')),
    lastName: required(),
    firstName: required(),
    email: required(),
    company: required(),
    continent: required(),
    country: required(),
    content: requiredLines(),
    serialNumber: service ? required() : optional(),
    specificProblem: service ? requiredLines() : optionalLines(),
    whetherFirstUnpack: day(service ? required() : optional(), dateOrder),
    file: service && fileRequired ? required() : optional(),
    productName: productFields.productName,
    prefix: optional(),
    mobile: optional(),
    city: optional(),
    position: optional(),
    model: optional(),
    purchaseDate: day(optional(), dateOrder),
    installedDate: day(optional(), dateOrder),
    ...quoteFields,
  })
}

/** Fields of a quote beyond the specification: quantity and destination country. */
const quoteFields = {
  quantity: optional().check(z.refine((value) => value === '' || /^[1-9]\d{0,5}$/.test(value), 'wrong')),
  destination: optional(),
}

/** Fields of a service inquiry about a device. */
const deviceFields = {
  model: optional(),
  serialNumber: optional(),
  specificProblem: optionalLines(),
  whetherFirstUnpack: day(optional()),
  purchaseDate: day(optional()),
  installedDate: day(optional()),
  file: optional(),
}

/** Carriers' prefixes of mainland mobile numbers (S2 5). */
const mainlandMobile = /^1(?:[38]\d|4[579]|5[0-35-9]|66|7[0135678]|9[89])\d{8}$/

/** The form has no device fields, but clients of the contract may send a service inquiry (type 2) for any site. */
function chineseSchema(spamProtection: boolean) {
  return z.object({
    name: required(),
    mobile: required().check(z.refine((value) => value === '' || mainlandMobile.test(value), 'wrong')),
    province: required(),
    city: required(),
    captcha: spamProtection ? required() : optional(),
    company: required(),
    email: required(),
    privacy: spamProtection ? requiredCheckbox : checkbox,
    subscription: spamProtection ? requiredCheckbox : checkbox,
    content: optionalLines(),
    ...productFields,
    ...quoteFields,
    ...deviceFields,
  })
}

type MessageOptions = { chinese: boolean; subscriptionRequired: boolean; spamProtection: boolean }

function messageSchema({ chinese, subscriptionRequired, spamProtection }: MessageOptions) {
  const requiredInChinese = chinese ? required : optional
  return z.object({
    name: required(),
    email: required(),
    content: requiredLines(),
    province: requiredInChinese(),
    city: requiredInChinese(),
    phone: requiredInChinese(),
    organ: requiredInChinese(),
    privacy: spamProtection ? requiredCheckbox : checkbox,
    subscription: spamProtection && subscriptionRequired ? requiredCheckbox : checkbox,
    country: optional(),
    area: optional(),
  })
}

function toProblem(message: string): Problem {
  return problems.find((problem) => problem === message) ?? 'wrong'
}
