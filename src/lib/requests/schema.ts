import * as z from 'zod/mini'
import type { SiteId } from '@/i18n/locales'
import { inLines, inOneLine } from '../invisible'
import { isDay } from './days'
import type { RequestKind } from './kinds'
import { requestRules } from './rules'

/** Why a field is refused; the words for it are `errors.<form>.<field>.<problem>` of the feature. */
const problems = ['missing', 'wrong', 'long', 'gone'] as const

export type Problem = (typeof problems)[number]

export type Failure = { field: string; problem: Problem }

export type RequestFormName = 'international' | 'chinese' | 'message'

type Asked = {
  kind: RequestKind
  site: SiteId
  /** Whether those who send a message must agree to news by mail (readings 15). */
  subscriptionRequired?: boolean
  /** Consents and captcha are asked for by our own forms only (readings 31). */
  traps: boolean
}

/**
 * What a request must hold: one schema for browser and server. Its keys stand in the order in which the checks run
 * (S1 5, S2 5), and an issue's message is the problem.
 */
export function requestSchema({ kind, site, subscriptionRequired = true, traps }: Asked) {
  const { form, fileRequired } = requestRules[site]
  if (kind === 'message') return messageSchema({ chinese: form === 'chinese', subscriptionRequired, traps })
  if (form === 'chinese') return chineseSchema(traps)
  return internationalSchema({ service: kind === 'service', fileRequired })
}

/** Which form a site shows for a kind of request. */
export function formOf(kind: RequestKind, site: SiteId): RequestFormName {
  return kind === 'message' ? 'message' : requestRules[site].form
}

export type RequestSchema = ReturnType<typeof requestSchema>

/** The first check that fails, in the order of the specification; null where all hold. */
export function firstFailure(schema: RequestSchema, values: unknown): Failure | null {
  return failuresOf(schema, values)[0] ?? null
}

/** Every field that fails, in the order of the checks, with the first of its problems. */
export function failuresOf(schema: RequestSchema, values: unknown): Failure[] {
  const issues = schema.safeParse(values).error?.issues ?? []
  const failures = issues.map(({ path, message }) => ({
    field: String(path[0]),
    problem: toProblem(message),
  }))
  return failures.filter(
    ({ field }, index) => failures.findIndex((failure) => failure.field === field) === index,
  )
}

/** 'yyyy-MM-dd' of a date as the contract sends it: with ' 00:00:00' (S2 9). */
function toDay(value: string): string {
  return value.replace(/ 00:00:00$/, '')
}

const short = 200
const long = 5000

const clean = z.overwrite(inOneLine)
const optional = () => z._default(z.string('wrong').check(clean, z.maxLength(short, 'long')), '')
const filled = () =>
  z._default(z.string('missing'), '').check(clean, z.minLength(1, 'missing'), z.maxLength(short, 'long'))

const cleanLines = z.overwrite(inLines)
const optionalLines = (most = long) =>
  z._default(z.string('wrong').check(cleanLines, z.maxLength(most, 'long')), '')
const filledLines = () =>
  z._default(z.string('missing'), '').check(cleanLines, z.minLength(1, 'missing'), z.maxLength(long, 'long'))
const box = z._default(z.boolean(), false)
const ticked = box.check(z.refine(Boolean, 'missing'))
const day = (check: ReturnType<typeof filled>) =>
  z.pipe(
    z.pipe(check, z.transform(toDay)),
    z.string().check(z.refine((value) => value === '' || isDay(value), 'wrong')),
  )

const products = z._default(
  z.array(z.string().check(clean, z.maxLength(40, 'wrong'))).check(z.maxLength(200, 'long')),
  [],
)
const chosen = {
  /** Ids of products. */
  productId: products,
  /** Their names, as the sender saw them. */
  productName: optionalLines(10_000),
}

function internationalSchema({ service, fileRequired }: { service: boolean; fileRequired: boolean }) {
  return z.object({
    productId: service ? products : products.check(z.refine((ids) => ids.length > 0, 'missing')),
    lastName: filled(),
    firstName: filled(),
    email: filled(),
    company: filled(),
    continent: filled(),
    country: filled(),
    content: filledLines(),
    serialNumber: service ? filled() : optional(),
    specificProblem: service ? filledLines() : optionalLines(),
    whetherFirstUnpack: day(service ? filled() : optional()),
    file: service && fileRequired ? filled() : optional(),
    productName: chosen.productName,
    ...{ prefix: optional(), mobile: optional(), city: optional(), position: optional() },
    model: optional(),
    purchaseDate: day(optional()),
    installedDate: day(optional()),
    ...quote,
  })
}

/** What a quote may say beyond the specification: how many, and for which country. */
const quote = {
  quantity: optional().check(z.refine((value) => value === '' || /^[1-9]\d{0,5}$/.test(value), 'wrong')),
  destination: optional(),
}

/** What a service request says of a device. */
const device = {
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

/** The form has no fields of a device, but clients of the contract may send a request of type 2 from any site. */
function chineseSchema(traps: boolean) {
  return z.object({
    name: filled(),
    mobile: filled().check(z.refine((value) => value === '' || mainlandMobile.test(value), 'wrong')),
    province: filled(),
    city: filled(),
    captcha: traps ? filled() : optional(),
    company: filled(),
    email: filled(),
    privacy: traps ? ticked : box,
    subscription: traps ? ticked : box,
    content: optionalLines(),
    ...chosen,
    ...quote,
    ...device,
  })
}

type Message = { chinese: boolean; subscriptionRequired: boolean; traps: boolean }

function messageSchema({ chinese, subscriptionRequired, traps }: Message) {
  const asked = chinese ? filled : optional
  return z.object({
    name: filled(),
    email: filled(),
    content: filledLines(),
    province: asked(),
    city: asked(),
    phone: asked(),
    organ: asked(),
    privacy: traps ? ticked : box,
    subscription: traps && subscriptionRequired ? ticked : box,
    country: optional(),
    area: optional(),
  })
}

function toProblem(message: string): Problem {
  return problems.find((problem) => problem === message) ?? 'wrong'
}
