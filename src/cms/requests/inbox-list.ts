import type { Payload, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import type { AskedList } from '../table-export'

const reference = /^\s*[0-9a-z]{4}-[0-9a-z]{4}\s*$/i

/** What the inbox's list shows for the parameters of its address. */
export function inboxWhere({ collections }: Payload, { where, search }: AskedList): Where {
  const asked = mergeListSearchAndWhere({
    collectionConfig: collections.requests.config,
    search: search ?? '',
    where,
  })
  return { and: [asked ?? {}, unaskedSpam({ where, search }) ?? {}] }
}

/** Leaves spam out, unless a condition names the status or the search is a reference: whoever has one is answered. */
export function unaskedSpam({ where, search = '' }: AskedList): Where | null {
  if (namesStatus(where) || reference.test(search)) return null
  return { status: { not_equals: 'spam' } }
}

function namesStatus(where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return false
  return Object.entries(where).some(([key, value]) => key === 'status' || namesStatus(value))
}
