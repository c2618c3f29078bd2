import type { z } from 'zod'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { refuse } from '@/lib/app-error'

export type Method = 'GET' | 'POST'

/**
 * Method and public address in one literal; the identity of an operation. A parameter in braces stands in the
 * address: `GET /f/solution/{solutionId}/catalogue`.
 */
export type Route = `${Method} /f/${string}`

/** For the unknown id of a detail: the caller gets code 404 and a null result. */
export function refuseUnknownId(site: SiteId): never {
  refuse('notFound', translator(site, 'contract')('notFound'))
}

/** The HTTP side of a call, for the few operations that need it. */
export type Transport = {
  /** Headers of the request. */
  headers: Headers
  /** Headers to send with the answer; only where the operation has no tags. */
  reply: Headers
}

type Input<Params extends z.ZodObject> = { site: SiteId; params: z.output<Params> }

export type Operation<
  R extends Route = Route,
  Params extends z.ZodObject = z.ZodObject,
  Result extends z.ZodType = z.ZodType,
> = {
  route: R
  /** Groups the documentation. */
  area: string
  /** The operationId. */
  name: string
  /** Further names that the specifications use for the same call. */
  also?: readonly string[]
  summary: string
  /** Every parameter but siteId, which each operation has. An empty value counts as absent. */
  params: Params
  /** Use strict objects: a field too many is as wrong as one too few. */
  result: Result
  /** Each call counts a view, so nothing may answer in place of `handle`. */
  counts?: boolean
  /** What the answer was made of; an answer with tags may be kept until one of them changes, without never. */
  tags?(input: Input<Params>): readonly string[]
  /** Throws an AppError for a call that it does not carry out. */
  handle(input: Input<Params> & Transport): Promise<z.input<Result>>
}

export function defineOperation<const R extends Route, Params extends z.ZodObject, Result extends z.ZodType>(
  operation: Operation<R, Params, Result>,
): Operation<R, Params, Result> {
  return operation
}

/** The address below `/f/`. */
export function pathOf({ route }: Pick<Operation, 'route'>): string {
  return route.slice(route.indexOf('/f/') + '/f/'.length)
}

export function methodOf({ route }: Pick<Operation, 'route'>): Method {
  return route.startsWith('GET ') ? 'GET' : 'POST'
}
