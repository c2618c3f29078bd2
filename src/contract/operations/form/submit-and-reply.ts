import { translator } from '@/i18n/translator'
import { refuse } from '@/lib/app-error'
import {
  handleContractInquiry,
  type ContractOutcome,
  type ContractInquiry,
} from '@/server/inquiries/contract-inquiry'
import { failureMessage } from './failure-message'

/** Submits an inquiry; returns its reference, or the error with the message of the site's own forms (S1 8, S2 8). */
export async function submitAndReply(request: ContractInquiry): Promise<string> {
  const outcome = await handleContractInquiry(request)
  if (outcome.state !== 'sent') refuseOutcome(request, outcome)
  return outcome.reference
}

function refuseOutcome(
  { kind, site }: ContractInquiry,
  outcome: Exclude<ContractOutcome, { state: 'sent' }>,
): never {
  const t = translator(site, 'contract')
  if (outcome.state === 'closed') refuse('forbidden', t('closed'))
  if (outcome.state === 'later') {
    refuse('tooManyRequests', t('tooManyRequests', { seconds: outcome.seconds }))
  }
  refuse('invalid', failureMessage({ kind, site, failure: outcome.failure }))
}
