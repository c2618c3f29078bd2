import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { documentAddressOn, pagedCollections } from '@/addresses/document-pages'
import { readAddress, shortAddress } from '@/addresses/redirects'
import { missing_addresses } from '@/database-tables'
import { newId } from '@/lib/id'
import { isOneOf } from '@/lib/typed-keys'
import type { PublicRow } from '../hooks/public-row'
import { titleOn } from '../lists/titles'
import { findAllRedirects } from '../redirects/stored'
import { transactionOf } from '../transaction'
import { deleteMissing } from './delete-missing'

type Change = {
  collection: { slug: string; admin: { useAsTitle?: string } }
  before: PublicRow | null
  after: PublicRow | null
}

/**
 * Records the address of a document that visitors cannot open any more, so that its editor is asked where the address
 * leads; forgets it when the document is public again.
 */
export async function recordWithdrawal(req: PayloadRequest, change: Change): Promise<void> {
  const { collection, before, after } = change
  if (Boolean(before) === Boolean(after) || !isOneOf(pagedCollections, collection.slug)) return
  const id = String(before?.id ?? after?.id)
  const page = pageOfDocument(collection.slug, id)
  if (!page) return
  if (after) return deleteMissing(req, { site: 'all', key: page.key })
  const answered = (await findAllRedirects(req)).some(({ key, enabled }) => enabled && key === page.key)
  if (answered) return
  const now = sql`now()`
  await (
    await transactionOf(req)
  )
    .insert(missing_addresses)
    .values({
      id: newId(),
      site: 'all',
      ...page,
      title: titleOn(req.locale, before?.[collection.admin.useAsTitle ?? ''])?.text ?? id,
      withdrawnBy: req.user?.id ? String(req.user.id) : null,
      count: 0,
      firstAt: now,
      lastAt: now,
    })
    .onConflictDoUpdate({
      target: [missing_addresses.site, missing_addresses.key],
      set: { title: sql`excluded.title`, withdrawnBy: sql`excluded.withdrawn_by`, lastAt: now },
    })
}

function pageOfDocument(collection: (typeof pagedCollections)[number], id: string) {
  const document = { collection, id }
  const address = documentAddressOn('en_EN', document) ?? documentAddressOn('zh_CN', document)
  const read = address ? readAddress(address) : null
  return read?.kind === 'page' ? { key: read.key, address: shortAddress('all', read) } : null
}
