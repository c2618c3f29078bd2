import 'server-only'
import { safePath } from '@/lib/safe-path'
import { firstFailure, formOf, inquirySchema, type InquirySchema } from '@/lib/inquiries/schema'
import type { InquiryOutcome, InquirySubmission } from '@/lib/inquiries/api'
import { verifyChallenge } from './captcha'
import type { NewInquiry, InquiryValues } from './new-inquiry'
import { readFormSettings } from './settings'
import { findExistingReference, submitInquiry } from './submit'
import { consumeRateLimit, remainingMinFillTime, refundRateLimit } from './spam-protection'

/** Checked after the captcha (S2 5, checks 9 to 11). */
const afterCaptcha = ['privacy', 'subscription']

/** Handles an inquiry of one of our forms: the checks in the order of S1 5 and S2 5, then the spam protection of readings 31. */
export async function handleFormInquiry(sent: InquirySubmission, network: string): Promise<InquiryOutcome> {
  const wait = await consumeRateLimit(network)
  if (wait > 0) return { state: 'later', seconds: wait }
  const outcome = await checkAndSubmit(sent)
  if (isCorrectable(outcome)) await refundRateLimit(network)
  return outcome
}

/** Wrong captcha answers do count, since nothing else limits guessing. */
function isCorrectable(outcome: InquiryOutcome): boolean {
  return outcome.state === 'early' || (outcome.state === 'refused' && outcome.failure.field !== 'captcha')
}

async function checkAndSubmit(sent: InquirySubmission): Promise<InquiryOutcome> {
  const { kind, site, values } = sent
  const { subscriptionRequired } = await readFormSettings(site)
  const schema = inquirySchema({ kind, site, subscriptionRequired, spamProtection: true })
  const failure = firstFailure(schema, values)
  if (failure && !afterCaptcha.includes(failure.field)) return { state: 'refused', failure }

  const challenge = await verifyOwnChallenge(sent)
  if (challenge === null) {
    // A retry after a lost response: its captcha is already used or has expired.
    const existing = failure ? undefined : await findExistingReference(toNewInquiry(sent, schema))
    if (existing) return { state: 'sent', reference: existing }
    return { state: 'refused', failure: { field: 'captcha', problem: 'wrong' } }
  }
  if (failure) return { state: 'refused', failure }

  const early = remainingMinFillTime(sent.stamp)
  if (early > 0) return { state: 'early', seconds: early }

  const submitted = await submitInquiry({ ...toNewInquiry(sent, schema), challenge })
  if ('failure' in submitted) return { state: 'refused', failure: submitted.failure }
  return { state: 'sent', reference: submitted.reference }
}

/** Verifies the captcha of forms that have one; undefined for the others. */
async function verifyOwnChallenge({ kind, site, values, captcha, proof }: InquirySubmission) {
  if (formOf(kind, site) !== 'chinese') return undefined
  return verifyChallenge({ captcha, answer: String(values.captcha), proof })
}

function toNewInquiry(sent: InquirySubmission, schema: InquirySchema): NewInquiry {
  const { kind, site, attempt, page, website, values } = sent
  return {
    kind,
    site,
    via: 'form',
    idempotencyKey: attempt,
    page: safePath(page) ?? undefined,
    values: withoutSpamFields(schema.parse(values)),
    isSpam: website !== '',
  }
}

/** The values that identify the inquiry: a retry may have another captcha. */
export function withoutSpamFields(
  values: InquiryValues & { captcha?: string; privacy?: boolean },
): InquiryValues {
  const { captcha: _captcha, privacy: _privacy, ...fields } = values
  return fields
}
