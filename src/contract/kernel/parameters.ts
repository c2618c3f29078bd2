import type { z } from 'zod'
import { defaultSite, isSiteId, type SiteId } from '@/i18n/locales'

/** What a caller sent, wherever it stood: every value as text, a repeated name with all its values. */
export type Given = Map<string, string[]>

type ParameterFault = { parameter: string; reason: 'missing' | 'wrong' }

export type Parsed<Params extends z.ZodObject> =
  | { ok: true; params: z.output<Params>; exact: boolean }
  | { ok: false; fault: ParameterFault }

export const siteParameter = 'siteId'

/** Nothing in the contract is longer; keeps patterns and the database away from absurd input. */
const longestValue = 20_000

/** Query, urlencoded body and JSON body alike; null when the body is not the JSON object that it claims to be. */
export async function readParameters(request: Request): Promise<Given | null> {
  const given = givenFromQuery(request.url)
  if (request.method !== 'POST') return given

  const contentType = request.headers.get('content-type') ?? ''
  if (contentType.startsWith('application/x-www-form-urlencoded')) {
    new URLSearchParams(await request.text()).forEach((value, name) => add(given, name, value))
  }
  if (contentType.startsWith('application/json')) {
    const body = parseObject(await request.text())
    if (!body) return null
    for (const [name, value] of Object.entries(body)) {
      for (const one of [value].flat()) add(given, name, toText(one))
    }
  }
  return given
}

export function givenFromQuery(url: string): Given {
  const given: Given = new Map()
  new URL(url).searchParams.forEach((value, name) => add(given, name, value))
  return given
}

/** Adds what stands in the address; another value elsewhere makes the parameter a repeated one. */
export function withPath(given: Given, inPath: readonly [name: string, value: string][]): Given {
  for (const [name, value] of inPath) add(given, name, value)
  return given
}

/** For calls without HTTP, as tests make them. */
export function givenFrom(query: Record<string, string | readonly string[]>): Given {
  return new Map(Object.entries(query).map(([name, value]) => [name, [value].flat()]))
}

/** An absent, unknown or contradictory siteId means the default site (S1 7). */
export function siteOf(given: Given): SiteId {
  const [site, ...others] = new Set(given.get(siteParameter))
  return isSiteId(site) && others.length === 0 ? site : defaultSite
}

/** `exact` tells that nothing unknown was sent, so that address and answer belong together. */
export function parseParameters<Params extends z.ZodObject>(schema: Params, given: Given): Parsed<Params> {
  const values: Record<string, string> = {}
  for (const parameter of Object.keys(schema.shape)) {
    const [value, ...others] = given.get(parameter) ?? []
    if (!value && others.length === 0) continue
    if (others.length > 0 || !isSound(value)) return { ok: false, fault: { parameter, reason: 'wrong' } }
    values[parameter] = value
  }
  const parsed = schema.safeParse(values)
  if (!parsed.success) return { ok: false, fault: toFault(parsed.error, values) }
  const exact = [...given.keys()].every((name) => name === siteParameter || Object.hasOwn(schema.shape, name))
  return { ok: true, params: parsed.data, exact }
}

function add(given: Given, name: string, value: string) {
  const values = given.get(name)
  if (!values) given.set(name, [value])
  else if (!values.includes(value)) values.push(value)
}

// PostgreSQL stores no NUL, so a text with one can name nothing that exists.
function isSound(value: string | undefined): value is string {
  return value !== undefined && value.length <= longestValue && !value.includes('\0')
}

function toFault(error: z.ZodError, values: Record<string, string>): ParameterFault {
  const parameter = String(error.issues[0]?.path[0])
  return { parameter, reason: Object.hasOwn(values, parameter) ? 'wrong' : 'missing' }
}

function parseObject(text: string): object | null {
  try {
    const body: unknown = JSON.parse(text || '{}', keepDigits)
    return typeof body === 'object' && !Array.isArray(body) ? body : null
  } catch {
    return null
  }
}

function toText(value: unknown): string {
  return typeof value === 'object' ? (value === null ? '' : JSON.stringify(value)) : String(value)
}

// Ids have 19 digits: a JSON number would lose the last ones.
function keepDigits(_name: string, value: unknown, context?: { source?: string }): unknown {
  return typeof value === 'number' ? (context?.source ?? value) : value
}
