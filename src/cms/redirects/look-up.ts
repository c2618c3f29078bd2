import type { PayloadRequest } from 'payload'
import { documentOf } from '@/addresses/document-pages'
import { hasPage } from '@/addresses/href'
import { indexOf, readAddress, targetOn, type ReadAddress } from '@/addresses/redirects'
import { internationalSites, siteIds, type SiteId } from '@/i18n/locales'
import { ownOriginsOf, withoutOrigin } from './own-origins'
import { findAllRedirects, type StoredRedirect } from './stored'
import { documentKey, findPublicSites } from './targets'

/** What visitors of a site get at an address. */
export type Lookup = {
  site: SiteId
  result: 'page' | 'redirect' | 'missing'
  /** Of a redirect. */
  id?: string
  to?: string
  permanent?: boolean
}

export type LookupResult = Lookup[] | 'system' | 'invalid'

/** What an address means on each site that it may be one of. */
export async function lookUp(req: PayloadRequest, written: string): Promise<LookupResult> {
  const read = readAddress(withoutOrigin(written, ownOriginsOf(req)))
  if (read.kind === 'system' || read.kind === 'invalid') return read.kind
  const redirects = (await findAllRedirects(req)).filter(({ enabled }) => enabled)
  const index = new Map(redirects.map((redirect) => [indexOf(redirect), redirect]))
  const pages = await sitesWithPage(req, read)
  return sitesOf(read).map((site) => resultOn(site, { read, pages, index }))
}

type Known = {
  read: Extract<ReadAddress, { key: string }>
  pages: readonly SiteId[]
  index: ReadonlyMap<string, StoredRedirect>
}

function resultOn(site: SiteId, { read: { key }, pages, index }: Known): Lookup {
  if (pages.includes(site)) return { site, result: 'page' }
  const keys = [key, key.split('?')[0] ?? key]
  const found = keys
    .flatMap((one) => [index.get(indexOf({ site, key: one })), index.get(indexOf({ site: 'all', key: one }))])
    .find(Boolean)
  if (!found) return { site, result: 'missing' }
  const { id, address, permanent } = found
  return { site, result: 'redirect', id, permanent, to: targetOn(site, address) }
}

/** An address below /en is one of every international site, as long as it names none. */
function sitesOf({ site, namesSite, ...read }: Extract<ReadAddress, { key: string }>): readonly SiteId[] {
  if (namesSite) return [site]
  return read.kind === 'page'
    ? internationalSites.filter((one) => hasPage(one, read.page))
    : internationalSites
}

async function sitesWithPage(req: PayloadRequest, read: ReadAddress): Promise<readonly SiteId[]> {
  if (read.kind !== 'page') return []
  const document = documentOf(read.page, read.params)
  if (!document) return siteIds
  return (await findPublicSites(req, [document])).get(documentKey(document)) ?? []
}
