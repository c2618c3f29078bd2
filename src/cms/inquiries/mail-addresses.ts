import type { BasePayload } from 'payload'
import { refuse } from '@/lib/app-error'
import { inEnglish } from '../texts'
import type { InquiryDetails } from './inquiry-details'

// One ASCII mailbox without quotes: senders of forms need nothing else that the standards allow.
const mailAddress =
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{1,62}$/i

/** The address if a mail can be sent to it, else null. */
export function toMailAddress(input: string | null | undefined): string | null {
  const address = input?.trim() ?? ''
  return address.length <= 254 && mailAddress.test(address) ? address : null
}

/** Who gets the mail about an inquiry: the recipients in the settings for its kind and site, else the site's own address. */
export async function findRecipients(
  payload: BasePayload,
  { inquiry, siteAddress }: InquiryDetails,
): Promise<string[]> {
  const { recipients } = await payload.findGlobal({ slug: 'request-settings', depth: 0 })
  const named = (recipients ?? [])
    .filter(({ kinds, sites }) => covers(kinds, inquiry.kind) && covers(sites, inquiry.site))
    .flatMap(({ addresses }) => addresses)
  const all = [...new Set(named.length > 0 ? named : [siteAddress ?? ''])].filter(Boolean)
  if (all.length === 0) {
    refuse('badGateway', inEnglish('notes:noRecipient'))
  }
  return all
}

function covers<T>(chosen: T[] | null | undefined, value: T): boolean {
  return !chosen?.length || chosen.includes(value)
}
