import type { z } from 'zod'
import { translator } from '@/i18n/translator'
import { type AppError, isAppError } from '@/lib/app-error'
import { recordReads } from '@/lib/recorded-reads'
import { viewCounterName } from '@/lib/view-counter-name'
import { type Envelope, refusal, success } from './envelope'
import { type Operation, pathOf, type Transport } from './operation'
import { type RawParameters, parseParameters, siteOf } from './parameters'

export type CallSettings = {
  /** Throw if a result does not match its schema; otherwise log it and send the result. */
  strict: boolean
  log: { error(details: object, message: string): void }
  /** Absent for calls without HTTP. */
  transport?: Transport
}

export type CallResult<Result = unknown> = {
  envelope: Envelope<Result>
  /** Cache tags of what a successful, cacheable result was read from; null otherwise. */
  tags: readonly string[] | null
  /** The counter that has to be incremented whenever this result is sent again. */
  counter?: string
}

/** Calls an operation without HTTP; throws what `handle` throws. */
export async function callOperation<Params extends z.ZodObject, Result extends z.ZodType>(
  operation: Operation<Operation['route'], Params, Result>,
  rawParameters: RawParameters,
  settings: CallSettings,
): Promise<CallResult<z.output<Result>>> {
  const site = siteOf(rawParameters)
  const message = translator(site, 'contract')
  const parsed = parseParameters(operation.params, rawParameters)
  if (!parsed.ok) {
    const { reason, parameter } = parsed.fault
    return { envelope: refusal(400, message(reason, { parameter })), tags: null }
  }

  const input = { site, params: parsed.params }
  const transport = settings.transport ?? { headers: new Headers(), responseHeaders: new Headers() }
  const { result: handled, tags } = await recordReads(() => handle(operation, { ...input, ...transport }))
  if (isAppError(handled)) return { envelope: refusal(handled.status, handled.message), tags: null }

  return {
    envelope: success(checkResult(operation, handled, settings), message('success')),
    tags: parsed.exact && isCached(operation, input) ? [...tags] : null,
    ...(operation.countsView && {
      counter: viewCounterName(operation.countsView, String(parsed.params['id'])),
    }),
  }
}

function isCached<Params extends z.ZodObject>(
  { cached }: Pick<Operation<Operation['route'], Params>, 'cached'>,
  input: Parameters<Exclude<typeof cached, true | undefined>>[0],
): boolean {
  return typeof cached === 'function' ? cached(input) : cached === true
}

type HandleInput<Params extends z.ZodObject> = Parameters<Operation<Operation['route'], Params>['handle']>[0]

/** The result of an operation, or the expected error that it throws. */
async function handle<Params extends z.ZodObject, Result extends z.ZodType>(
  operation: Operation<Operation['route'], Params, Result>,
  input: HandleInput<Params>,
): Promise<z.input<Result> | AppError> {
  try {
    return await operation.handle(input)
  } catch (error) {
    if (isAppError(error)) return error
    throw error
  }
}

function checkResult<Result extends z.ZodType>(
  operation: Pick<Operation, 'route'> & { result: Result },
  handled: z.input<Result>,
  { strict, log }: CallSettings,
): z.output<Result> {
  const parsed = operation.result.safeParse(handled)
  if (parsed.success) return parsed.data
  const mismatch = new Error(`${pathOf(operation)} breaks its contract: ${parsed.error.message}`)
  if (strict) throw mismatch
  log.error({ err: mismatch }, 'contract mismatch')
  return handled as z.output<Result>
}
