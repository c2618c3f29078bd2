import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { InquiryKind } from '@/lib/inquiries/kinds'
import { firstFailure, inquirySchema, type Failure } from '@/lib/inquiries/schema'
import { readFormSettings } from './settings'
import { submitInquiry } from './submit'
import { withoutSpamFields } from './form-inquiry'
import { consumeRateLimit } from './spam-protection'

export type ContractInquiry = { kind: InquiryKind; site: SiteId; values: object; network: string }

export type ContractOutcome =
  | { state: 'sent'; reference: string }
  | { state: 'refused'; failure: Failure }
  | { state: 'later'; seconds: number }
  /** An administrator has disabled these operations. */
  | { state: 'closed' }

/** Handles an inquiry sent to the contract (`/f/`): the same checks, without captcha and consents (readings 31). */
export async function handleContractInquiry(sent: ContractInquiry): Promise<ContractOutcome> {
  const { kind, site, network } = sent
  const { contractOpen } = await readFormSettings(site)
  if (!contractOpen) return { state: 'closed' }
  const wait = await consumeRateLimit(network)
  if (wait > 0) return { state: 'later', seconds: wait }

  const schema = inquirySchema({ kind, site, spamProtection: false })
  const failure = firstFailure(schema, sent.values)
  if (failure) return { state: 'refused', failure }

  const values = withoutSpamFields(schema.parse(sent.values))
  const submitted = await submitInquiry({ kind, site, via: 'contract', idempotencyKey: null, values })
  return 'failure' in submitted
    ? { state: 'refused', failure: submitted.failure }
    : { state: 'sent', reference: submitted.reference }
}
