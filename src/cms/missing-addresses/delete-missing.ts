import { and, eq } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import type { RedirectSite } from '@/addresses/redirects'
import { missing_addresses } from '@/database-tables'
import { transactionOf } from '../transaction'

/** Deletes the rows of an address on a site, or on all sites. */
export async function deleteMissing(
  req: PayloadRequest,
  { site, key }: { site: RedirectSite; key: string },
): Promise<void> {
  const transaction = await transactionOf(req)
  const ofKey = eq(missing_addresses.key, key)
  await transaction
    .delete(missing_addresses)
    .where(site === 'all' ? ofKey : and(ofKey, eq(missing_addresses.site, site)))
}
