import type { Payload, Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import type { ListQuery } from '../table-export'

const reference = /^\s*[0-9a-z]{4}-[0-9a-z]{4}\s*$/i

/** The filter of the inbox list, for the parameters of its address. */
export function inboxWhere({ collections }: Payload, { where, search }: ListQuery): Where {
  const filter = mergeListSearchAndWhere({
    collectionConfig: collections.requests.config,
    search: search ?? '',
    where,
  })
  return { and: [filter ?? {}, excludeSpam({ where, search }) ?? {}] }
}

/** Excludes spam, unless a condition filters by status or the search text is a reference. */
export function excludeSpam({ where, search = '' }: ListQuery): Where | null {
  if (namesStatus(where) || reference.test(search)) return null
  return { status: { not_equals: 'spam' } }
}

function namesStatus(where: unknown): boolean {
  if (typeof where !== 'object' || where === null) return false
  return Object.entries(where).some(([key, value]) => key === 'status' || namesStatus(value))
}
