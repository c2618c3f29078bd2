import { and, desc, eq, sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { documentOf, listAddressOn, type PagedCollection } from '@/addresses/document-pages'
import { readAddress } from '@/addresses/redirects'
import { missing_addresses } from '@/database-tables'

/** The address of a document that is not public any more, with its kind and the list that it was in. */
export type WithdrawnAddress = {
  id: string
  address: string
  title: string
  document: { collection: PagedCollection; id: string }
  list: string
}

/** What an account withdrew within a day and has not decided yet. */
export async function findWithdrawn({ db }: Payload, account: string): Promise<WithdrawnAddress[]> {
  const { id, address, title, withdrawnBy, lastAt } = missing_addresses
  const rows = await db.drizzle
    .select({ id, address, title })
    .from(missing_addresses)
    .where(and(eq(withdrawnBy, account), sql`${lastAt} > now() - interval '1 day'`))
    .orderBy(desc(lastAt))
    .limit(20)
  return rows.flatMap((row) => {
    const read = readAddress(row.address)
    const document = read.kind === 'page' ? documentOf(read.page, read.params) : null
    if (!document) return []
    const { collection } = document
    const list = listAddressOn('en_EN', collection) ?? listAddressOn('zh_CN', collection) ?? '/'
    return [{ ...row, title: row.title ?? '', document, list: list.replace(/[?&]lang=en_EN$/, '') }]
  })
}
