import type { z } from 'zod'
import { translator } from '@/i18n/translator'
import { type Envelope, refusal, success } from './envelope'
import { notFound, type Operation, pathOf, Refused, type Transport } from './operation'
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
  /** Cache tags of a successful, cacheable result; empty otherwise. */
  tags: readonly string[]
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
    return { envelope: refusal(400, message(reason, { parameter })), tags: [] }
  }

  const input = { site, params: parsed.params }
  const transport = settings.transport ?? { headers: new Headers(), responseHeaders: new Headers() }
  const handled = await operation.handle({ ...input, ...transport })
  if (handled instanceof Refused) return { envelope: refusal(handled.code, handled.message), tags: [] }
  if (handled === notFound) return { envelope: refusal(404, message('notFound')), tags: [] }

  return {
    envelope: success(checkResult(operation, handled, settings), message('success')),
    tags: (parsed.exact && operation.tags?.(input)) || [],
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
