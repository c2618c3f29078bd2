import type { z } from 'zod'
import { defaultSite, isSiteId, type SiteId } from '@/i18n/locales'

/** The parameters of a call from query, body and path: every value as text, repeated names with all values. */
export type RawParameters = Map<string, string[]>

type ParameterProblem = { parameter: string; reason: 'missing' | 'wrong' }

export type Parsed<Params extends z.ZodObject> =
  | { ok: true; params: z.output<Params>; exact: boolean }
  | { ok: false; fault: ParameterProblem }

export const siteParameter = 'siteId'

/** Longer than any valid value; protects patterns and the database from oversized input. */
const maxValueLength = 20_000

/** Reads query, urlencoded body and JSON body; null if a JSON body is not an object. */
export async function readParameters(request: Request): Promise<RawParameters | null> {
  const given = rawParametersOf(request.url)
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

export function rawParametersOf(url: string): RawParameters {
  const given: RawParameters = new Map()
  new URL(url).searchParams.forEach((value, name) => add(given, name, value))
  return given
}

/** Adds the path parameters; a different value in query or body counts as a repeated parameter. */
export function withPathParameters(
  given: RawParameters,
  inPath: readonly [name: string, value: string][],
): RawParameters {
  for (const [name, value] of inPath) add(given, name, value)
  return given
}

/** For calls without HTTP, as in tests. */
export function toRawParameters(query: Record<string, string | readonly string[]>): RawParameters {
  return new Map(Object.entries(query).map(([name, value]) => [name, [value].flat()]))
}

/** A missing, unknown or ambiguous siteId means the default site (S1 7). */
export function siteOf(given: RawParameters): SiteId {
  const [site, ...others] = new Set(given.get(siteParameter))
  return isSiteId(site) && others.length === 0 ? site : defaultSite
}

/** `exact`: there are no unknown parameters, so the response can be cached by address. */
export function parseParameters<Params extends z.ZodObject>(
  schema: Params,
  given: RawParameters,
): Parsed<Params> {
  const values: Record<string, string> = {}
  for (const parameter of Object.keys(schema.shape)) {
    const [value, ...others] = given.get(parameter) ?? []
    if (!value && others.length === 0) continue
    if (others.length > 0 || !isValidText(value)) return { ok: false, fault: { parameter, reason: 'wrong' } }
    values[parameter] = value
  }
  const parsed = schema.safeParse(values)
  if (!parsed.success) return { ok: false, fault: toFault(parsed.error, values) }
  const exact = [...given.keys()].every((name) => name === siteParameter || Object.hasOwn(schema.shape, name))
  return { ok: true, params: parsed.data, exact }
}

function add(given: RawParameters, name: string, value: string) {
  const values = given.get(name)
  if (!values) given.set(name, [value])
  else if (!values.includes(value)) values.push(value)
}

// PostgreSQL text cannot contain NUL, so such a value matches nothing.
function isValidText(value: string | undefined): value is string {
  return value !== undefined && value.length <= maxValueLength && !value.includes('\0')
}

function toFault(error: z.ZodError, values: Record<string, string>): ParameterProblem {
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
