import { translator } from '@/i18n/translator'
import {
  takeFromContract,
  type ContractOutcome,
  type ContractRequest,
} from '@/server/requests/take-from-contract'
import { Refused } from '../../kernel/operation'
import { failureMessage } from './failure-message'

/** Keeps a request; its reference, or why not in the words that the site's own forms have for it (S1 8, S2 8). */
export async function answerOf(request: ContractRequest): Promise<string | Refused> {
  const outcome = await takeFromContract(request)
  return outcome.state === 'sent' ? outcome.reference : refusalOf(request, outcome)
}

function refusalOf(
  { kind, site }: ContractRequest,
  outcome: Exclude<ContractOutcome, { state: 'sent' }>,
): Refused {
  const t = translator(site, 'contract')
  if (outcome.state === 'closed') return new Refused(403, t('closed'))
  if (outcome.state === 'later') return new Refused(429, t('tooManyRequests', { seconds: outcome.seconds }))
  return new Refused(400, failureMessage({ kind, site, failure: outcome.failure }))
}
