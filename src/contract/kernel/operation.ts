import type { z } from 'zod'
import type { SiteId } from '@/i18n/locales'

export type Method = 'GET' | 'POST'

/**
 * Method and public address in one literal, which identifies an operation. A parameter in braces is part of the
 * path: `GET /f/solution/{solutionId}/catalogue`.
 */
export type Route = `${Method} /f/${string}`

/** The HTTP side of a call, for the few operations that need it. */
export type Transport = {
  /** Headers of the request. */
  headers: Headers
  /** Headers of the response; only if the response is not cached. */
  responseHeaders: Headers
}

type Input<Params extends z.ZodObject> = { site: SiteId; params: z.output<Params> }

export type Operation<
  R extends Route = Route,
  Params extends z.ZodObject = z.ZodObject,
  Result extends z.ZodType = z.ZodType,
> = {
  route: R
  /** Section of the documentation. */
  area: string
  /** The operationId. */
  name: string
  /** Other names of the operation in the specifications. */
  aliases?: readonly string[]
  summary: string
  /** Every parameter but siteId, which each operation has. An empty value counts as absent. */
  params: Params
  /** Use strict objects: an additional field is as wrong as a missing one. */
  result: Result
  /**
   * The collection of the document whose view each call counts, with its id as the parameter `id`. `handle` counts the
   * calls that reach it, the gateway those that it answers from its cache.
   */
  countsView?: string
  /** Whether the response is cached until something changes that the operation reads; false by default. */
  cached?: true | ((input: Input<Params>) => boolean)
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
