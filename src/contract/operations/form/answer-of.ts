import { translator } from '@/i18n/translator'
import { refuse } from '@/lib/app-error'
import {
  takeFromContract,
  type ContractOutcome,
  type ContractRequest,
} from '@/server/requests/take-from-contract'
import { failureMessage } from './failure-message'

/** Keeps a request; its reference, or why not in the words that the site's own forms have for it (S1 8, S2 8). */
export async function answerOf(request: ContractRequest): Promise<string> {
  const outcome = await takeFromContract(request)
  if (outcome.state !== 'sent') refuseOutcome(request, outcome)
  return outcome.reference
}

function refuseOutcome(
  { kind, site }: ContractRequest,
  outcome: Exclude<ContractOutcome, { state: 'sent' }>,
): never {
  const t = translator(site, 'contract')
  if (outcome.state === 'closed') refuse('forbidden', t('closed'))
  if (outcome.state === 'later') {
    refuse('tooManyRequests', t('tooManyRequests', { seconds: outcome.seconds }))
  }
  refuse('invalid', failureMessage({ kind, site, failure: outcome.failure }))
}
