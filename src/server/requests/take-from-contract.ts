import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { RequestKind } from '@/lib/requests/kinds'
import { firstFailure, requestSchema, type Failure } from '@/lib/requests/schema'
import { readFormSettings } from './settings'
import { submitRequest } from './submit'
import { withoutTraps } from './take'
import { countRequest } from './traps'

export type ContractRequest = { kind: RequestKind; site: SiteId; values: object; network: string }

export type ContractOutcome =
  | { state: 'sent'; reference: string }
  | { state: 'refused'; failure: Failure }
  | { state: 'later'; seconds: number }
  /** An operator has switched these operations off. */
  | { state: 'closed' }

/** Takes what another client sent to `/f/`: the same checks, without captcha and consents (readings 31). */
export async function takeFromContract(sent: ContractRequest): Promise<ContractOutcome> {
  const { kind, site, network } = sent
  const { contractOpen } = await readFormSettings(site)
  if (!contractOpen) return { state: 'closed' }
  const wait = await countRequest(network)
  if (wait > 0) return { state: 'later', seconds: wait }

  const schema = requestSchema({ kind, site, traps: false })
  const failure = firstFailure(schema, sent.values)
  if (failure) return { state: 'refused', failure }

  const values = withoutTraps(schema.parse(sent.values))
  const submitted = await submitRequest({ kind, site, via: 'contract', attempt: null, values })
  return 'failure' in submitted
    ? { state: 'refused', failure: submitted.failure }
    : { state: 'sent', reference: submitted.reference }
}
