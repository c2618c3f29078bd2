import { getTranslation } from '@payloadcms/translations'
import type { PayloadRequest } from 'payload'
import {
  linkAddressOn,
  linkedCollections,
  linkPagesOn,
  readLink,
  type LinkedDocument,
  type ReadLink,
} from '@/addresses/link-targets'
import { pagedCollections, type PagedDocument } from '@/addresses/document-pages'
import { targetOn } from '@/addresses/redirects'
import { isChinese } from '@/addresses/sites'
import { defaultSite, type SiteId } from '@/i18n/locales'
import { isOneOf, keysOf } from '@/lib/typed-keys'
import { withoutAccents } from '@/lib/without-accents'
import { anyCollection } from '../any-collection'
import { findTitles } from '../lists/titles'
import { findDocuments, type FoundDocument } from '../palette/find-documents'
import { documentKey, findPublicSites } from '../redirects/targets'
import { adminLanguages, labelText } from '../texts'

/** What a link may lead to, as the list offers it. */
export type TargetOption = { address: string; kind: string; title: string; isPublic: boolean }

/** What a stored address leads to. */
export type TargetState = {
  kind: string
  title: string
  /** Where it opens; null for what does not exist. */
  href: string | null
  /** The form of the document. */
  form: string | null
  problem: 'noPage' | 'missing' | 'notPublic' | null
  /** The site to whose page it leads, if that is not the site of the link. */
  otherSite: SiteId | null
}

const maxOptions = 20

/** The pages and documents of a site that a text names; without a text, all its pages. */
export async function findTargets(req: PayloadRequest, site: SiteId, text: string): Promise<TargetOption[]> {
  const pages = findPages(req, site, text)
  if (text === '' || text.startsWith('/')) return pages
  const documents = await findDocuments(req, text, ({ slug }) => isOneOf(linkedCollections, slug))
  return [...pages.slice(0, maxOptions), ...(await toOptions(req, site, documents))].slice(0, maxOptions)
}

/** Pages by their titles in any language of the admin, or their addresses. */
function findPages(req: PayloadRequest, site: SiteId, text: string): TargetOption[] {
  const own = labelText(req)
  const labels = keysOf(adminLanguages).map((language) => labelText({ i18n: { language } }))
  const wanted = withoutAccents(text)
  return linkPagesOn(site)
    .filter(({ name, address }) =>
      [address, ...labels.map((label) => label(`pages:${name}`))].some((one) =>
        withoutAccents(one).includes(wanted),
      ),
    )
    .map(({ name, address }) => ({
      address,
      kind: own('pages:page'),
      title: own(`pages:${name}`),
      isPublic: true,
    }))
}

async function toOptions(req: PayloadRequest, site: SiteId, found: FoundDocument[]): Promise<TargetOption[]> {
  const codes = await codesOfTypes(req, found)
  const documents = found.flatMap(({ kind, title, id, collection }) => {
    if (!isOneOf(linkedCollections, collection)) return []
    const linked = { collection, id: codes.get(id) ?? id }
    const address = linkAddressOn(site, linked)
    return address ? [{ kind, title, address, linked }] : []
  })
  const publicSites = await findPublicSites(
    req,
    documents.flatMap(({ linked }) => pagedOf(linked)),
  )
  return documents.map(({ linked, ...option }) => ({
    ...option,
    isPublic: isShown(linked, publicSites, site),
  }))
}

/** Addresses name news types by their codes. */
async function codesOfTypes(req: PayloadRequest, found: FoundDocument[]): Promise<Map<string, string>> {
  const ids = found.filter(({ collection }) => collection === 'news-types').map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const { docs } = await req.payload.find({
    collection: 'news-types',
    where: { id: { in: ids } },
    select: { code: true },
    depth: 0,
    pagination: false,
    req,
  })
  return new Map(docs.map(({ id, code }) => [id, code]))
}

/** What an address leads to, and what keeps visitors of a site from seeing it. */
export async function describeTarget(
  req: PayloadRequest,
  site: SiteId,
  address: string,
): Promise<TargetState> {
  const label = labelText(req)
  const open = { form: null, problem: null, otherSite: null }
  if (!address.startsWith('/')) {
    const title = URL.parse(address)?.host ?? address
    return { ...open, kind: label('pages:website'), title, href: address }
  }
  const read = readLink(address)
  if (read.kind === 'file')
    return { ...open, kind: label('pages:file'), title: nameOfFile(address), href: address }
  if (read.kind === 'none')
    return { ...open, kind: label('pages:page'), title: address, href: null, problem: 'noPage' }
  const shownOn = siteOf(read, site)
  const page = {
    ...open,
    kind: label('pages:page'),
    title: read.name ? label(`pages:${read.name}`) : address,
    href: targetOn(shownOn, address),
    otherSite: shownOn === site ? null : shownOn,
  }
  return read.document ? describeDocument(req, page, { document: read.document, site: shownOn }) : page
}

async function describeDocument(
  req: PayloadRequest,
  page: TargetState,
  { document, site }: { document: LinkedDocument; site: SiteId },
): Promise<TargetState> {
  const { collection } = document
  const kind = getTranslation(req.payload.collections[collection].config.labels.singular, req.i18n)
  const id = await idOf(req, document)
  const refs = id ? [{ collection, id }] : []
  const title = (await findTitles(req.payload, { site, refs })).get(`${collection}:${id}`)
  if (title === undefined) return { ...page, kind, href: null, problem: 'missing' }
  const publicSites = await findPublicSites(req, pagedOf(document))
  const isPublic = isShown(document, publicSites, site)
  return {
    ...page,
    kind,
    title: title || document.id,
    href: isPublic ? page.href : null,
    form: `/admin/collections/${collection}/${id}?${new URLSearchParams({ locale: site })}`,
    problem: isPublic ? null : 'notPublic',
  }
}

async function idOf(req: PayloadRequest, { collection, id }: LinkedDocument): Promise<string | null> {
  const where = { [collection === 'news-types' ? 'code' : 'id']: { equals: id } }
  const { docs } = await req.payload.find({
    collection: anyCollection(collection),
    where,
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?.id ?? null
}

/** Types of lists have no drafts: they are public when they exist. */
function isShown(
  document: LinkedDocument,
  publicSites: ReadonlyMap<string, readonly SiteId[]>,
  site: SiteId,
): boolean {
  const [paged] = pagedOf(document)
  return !paged || (publicSites.get(documentKey(paged))?.includes(site) ?? false)
}

function pagedOf({ collection, id }: LinkedDocument): PagedDocument[] {
  return isOneOf(pagedCollections, collection) ? [{ collection, id }] : []
}

/** An address below /en is one of each international site, unless it names one. */
function siteOf(read: Extract<ReadLink, { kind: 'page' }>, site: SiteId): SiteId {
  if (read.name === 'home' && read.site === defaultSite && !isChinese(site)) return site
  if (read.namesSite) return read.site
  return isChinese(site) ? defaultSite : site
}

function nameOfFile(address: string): string {
  const name = address.split(/[?#]/)[0]?.split('/').at(-1) ?? address
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}
