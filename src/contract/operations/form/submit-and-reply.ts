import { translator } from '@/i18n/translator'
import {
  handleContractInquiry,
  type ContractOutcome,
  type ContractInquiry,
} from '@/server/inquiries/contract-inquiry'
import { Refused } from '../../kernel/operation'
import { failureMessage } from './failure-message'

/** Submits an inquiry; returns its reference, or the error with the message of the site's own forms (S1 8, S2 8). */
export async function submitAndReply(request: ContractInquiry): Promise<string | Refused> {
  const outcome = await handleContractInquiry(request)
  return outcome.state === 'sent' ? outcome.reference : refusalOf(request, outcome)
}

function refusalOf(
  { kind, site }: ContractInquiry,
  outcome: Exclude<ContractOutcome, { state: 'sent' }>,
): Refused {
  const t = translator(site, 'contract')
  if (outcome.state === 'closed') return new Refused(403, t('closed'))
  if (outcome.state === 'later') return new Refused(429, t('tooManyRequests', { seconds: outcome.seconds }))
  return new Refused(400, failureMessage({ kind, site, failure: outcome.failure }))
}
