import type { BasePayload } from 'payload'
import type { About } from './about'
import { refuse } from '@/lib/app-error'

// One mailbox, in ASCII and without quotes: what else the standards allow, no form's sender has.
const mailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{1,62}$/i

/** An address that a mail may go to; null of anything else that was typed. */
export function toMailAddress(typed: string | null | undefined): string | null {
  const address = typed?.trim() ?? ''
  return address.length <= 254 && mailAddress.test(address) ? address : null
}

/** Who is told of a request: those whom the settings name for its kind and site, else the site's own address. */
export async function findRecipients(
  payload: BasePayload,
  { request, siteAddress }: About,
): Promise<string[]> {
  const { recipients } = await payload.findGlobal({ slug: 'request-settings', depth: 0 })
  const named = (recipients ?? [])
    .filter(({ kinds, sites }) => covers(kinds, request.kind) && covers(sites, request.site))
    .flatMap(({ addresses }) => addresses)
  const all = [...new Set(named.length > 0 ? named : [siteAddress ?? ''])].filter(Boolean)
  if (all.length === 0) {
    refuse('badGateway', 'No address is named for such requests: name one in the request settings.')
  }
  return all
}

function covers<T>(chosen: T[] | null | undefined, value: T): boolean {
  return !chosen?.length || chosen.includes(value)
}
