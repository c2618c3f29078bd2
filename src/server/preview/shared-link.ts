import 'server-only'
import { draftMode, headers } from 'next/headers'
import { tokenPattern } from '@/cms/distributors/token'
import { findLink, recordOpening, type PreviewLink } from '@/cms/preview/links/links'
import { pagesOfDraft } from '@/cms/preview/links/pages'
import { mayEdit } from '@/cms/preview/may-edit'
import type { SiteId } from '@/i18n/locales'
import { sharedHeader } from '@/lib/gateway-protocol'
import { cms } from '../cms'

/** A link to a draft that can be opened. */
export type SharedLink = {
  state: 'valid'
  token: string
  link: PreviewLink
  /** The public addresses of the draft's pages on the sites of the link. */
  pages: Map<SiteId, string>
}

/** A link that cannot: it has ended, or there is none with this token. */
export type DeadLink = { state: 'ended'; sites: SiteId[] } | { state: 'unknown' }

/** The link whose page a request shows; null on all other pages. */
export async function requestedLink(): Promise<SharedLink | DeadLink | null> {
  const { isEnabled } = await draftMode()
  const token = isEnabled && (await headers()).get(sharedHeader)
  return token ? findSharedLink(token) : null
}

/**
 * The link with a token. It is valid only as long as the account that made it may edit the document, and the document
 * has a page on one of its sites.
 */
export async function findSharedLink(token: string): Promise<SharedLink | DeadLink> {
  const payload = await cms()
  const link = tokenPattern.test(token) ? await findLink(payload.db.drizzle, token) : null
  if (!link) return { state: 'unknown' }
  const { document, sites, maker, hasEnded } = link
  const account = await payload.findByID({ collection: 'users', id: maker, disableErrors: true })
  if (hasEnded || !account || !(await mayEdit(payload, account, document))) return { state: 'ended', sites }
  const all = await pagesOfDraft(payload, document)
  const pages = new Map([...all].filter(([site]) => sites.includes(site)))
  return pages.size > 0 ? { state: 'valid', token, link, pages } : { state: 'ended', sites }
}

/** Counts an opening of a link. */
export async function countOpening({ link }: SharedLink): Promise<void> {
  await recordOpening((await cms()).db.drizzle, link.id)
}
