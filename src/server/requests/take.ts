import 'server-only'
import { ownPath } from '@/lib/own-path'
import { firstFailure, formOf, requestSchema, type RequestSchema } from '@/lib/requests/schema'
import type { RequestOutcome, SentRequest } from '@/lib/requests/wire'
import { solvedChallenge } from './captcha'
import type { NewRequest, RequestValues } from './new-request'
import { readFormSettings } from './settings'
import { findSubmitted, submitRequest } from './submit'
import { countRequest, secondsEarly, uncountRequest } from './traps'

/** Asked for after the captcha has been compared (S2 5, checks 9 to 11). */
const afterCaptcha = ['privacy', 'subscription']

/** Takes what one of our forms sent: its checks in the order of S1 5 and S2 5, then the traps of readings 31. */
export async function takeRequest(sent: SentRequest, network: string): Promise<RequestOutcome> {
  const wait = await countRequest(network)
  if (wait > 0) return { state: 'later', seconds: wait }
  const outcome = await judge(sent)
  if (isToBeMended(outcome)) await uncountRequest(network)
  return outcome
}

/** Guesses at a captcha count, since nothing else bounds them. */
function isToBeMended(outcome: RequestOutcome): boolean {
  return outcome.state === 'early' || (outcome.state === 'refused' && outcome.failure.field !== 'captcha')
}

async function judge(sent: SentRequest): Promise<RequestOutcome> {
  const { kind, site, values } = sent
  const { subscriptionRequired } = await readFormSettings(site)
  const schema = requestSchema({ kind, site, subscriptionRequired, traps: true })
  const failure = firstFailure(schema, values)
  if (failure && !afterCaptcha.includes(failure.field)) return { state: 'refused', failure }

  const challenge = await solved(sent)
  if (challenge === null) {
    // An answer that got lost: its captcha is spent by now, or too old.
    const before = failure ? undefined : await findSubmitted(toNewRequest(sent, schema))
    if (before) return { state: 'sent', reference: before }
    return { state: 'refused', failure: { field: 'captcha', problem: 'wrong' } }
  }
  if (failure) return { state: 'refused', failure }

  const early = secondsEarly(sent.stamp)
  if (early > 0) return { state: 'early', seconds: early }

  const submitted = await submitRequest({ ...toNewRequest(sent, schema), challenge })
  if ('failure' in submitted) return { state: 'refused', failure: submitted.failure }
  return { state: 'sent', reference: submitted.reference }
}

/** What the forms that ask for a captcha must bring; undefined for the others. */
async function solved({ kind, site, values, captcha, proof }: SentRequest) {
  if (formOf(kind, site) !== 'chinese') return undefined
  return solvedChallenge({ captcha, answer: String(values.captcha), proof })
}

function toNewRequest(sent: SentRequest, schema: RequestSchema): NewRequest {
  const { kind, site, attempt, page, website, values } = sent
  return {
    ...{ kind, site, via: 'form', attempt, page: ownPath(page) ?? undefined },
    values: withoutTraps(schema.parse(values)),
    isSpam: website !== '',
  }
}

/** What the request itself says: the retry of an answer that got lost may have read another picture. */
export function withoutTraps(values: RequestValues & { captcha?: string; privacy?: boolean }): RequestValues {
  const { captcha: _captcha, privacy: _privacy, ...kept } = values
  return kept
}
