import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { PagedDocument } from '@/addresses/document-pages'
import { redirects } from '@/database-tables'
import { transactionOf } from '../transaction'
import type { KnownRedirect } from './check'

export type StoredRedirect = KnownRedirect & {
  id: string
  enabled: boolean
  note: string
}

// An arbitrary number that no other advisory lock uses.
const lock = 2_718_281

/** One redirect after the other is checked and saved: two at once could form a loop. */
export async function lockRedirects(req: PayloadRequest): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.execute(sql`select pg_advisory_xact_lock(${lock})`)
}

/** All redirects; there are few of them, and chains are found among all. */
export async function findAllRedirects(req: PayloadRequest): Promise<StoredRedirect[]> {
  const { id, site, from, key, address, permanent, enabled, note } = redirects
  const rows = await (
    await transactionOf(req)
  )
    .select({ id, site, from, key, address, permanent, enabled, note })
    .from(redirects)
    .orderBy(from, site)
  return rows.map(({ key, address, permanent, enabled, note, ...row }) => ({
    ...row,
    key: key ?? '',
    address: address ?? '',
    permanent: permanent !== false,
    enabled: enabled !== false,
    note: note ?? '',
  }))
}

/** The relation as the form and the interface have it. */
export function toRelation(document: PagedDocument | null) {
  return document ? { relationTo: document.collection, value: document.id } : null
}
