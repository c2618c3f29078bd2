import type { z } from 'zod'
import type { SiteId } from '@/i18n/locales'
import { fillPath, pathParametersOf } from './kernel/routes'
import type { OperationKey, OperationOf } from './table'

/** Numbers and texts as they are; siteId absent means the default site. */
export type ParamsOf<Key extends OperationKey> = OwnParams<OperationOf<Key>['params']> & { siteId?: SiteId }

// An operation without parameters has Record<string, never>, beside which no siteId would fit.
type OwnParams<Params extends z.ZodObject> = keyof Params['shape'] extends never ? unknown : z.input<Params>

export type ResultOf<Key extends OperationKey> = z.output<OperationOf<Key>['result']>

type CallOptions = {
  /** Origin of the contract, if it is not this host. */
  origin?: string
  signal?: AbortSignal
}

/** The response had a code other than 200; `message` is meant for the user. */
export class ContractError extends Error {
  override readonly name = 'ContractError'

  constructor(
    readonly code: number,
    message: string,
  ) {
    super(message)
  }
}

/** Calls an operation of the contract; throws a ContractError, or fetch's error without a connection. */
export async function call<Key extends OperationKey>(
  key: Key,
  params: ParamsOf<Key>,
  { origin = '', signal }: CallOptions = {},
): Promise<ResultOf<Key>> {
  const [method, route] = key.split(' ') as ['GET' | 'POST', string]
  const values = new Map(given(params))
  const path = fillPath(route, values)
  for (const name of pathParametersOf({ route: key })) values.delete(name)
  const fields = new URLSearchParams([...values])
  const response = await (method === 'GET'
    ? fetch(`${origin}${path}?${fields}`, { signal })
    : fetch(`${origin}${path}`, { method, body: fields, signal }))
  // Every response has this shape, also those of the gateway's rate limits (readings 20).
  const { code, result, message } = (await response.json()) as ContractEnvelope<ResultOf<Key>>
  if (code !== 200) throw new ContractError(code, message)
  return result
}

type ContractEnvelope<Result> = { code: number; result: Result; message: string }

function given(params: object): [string, string][] {
  return Object.entries(params)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, String(value)])
}
