import type { SiteId } from '@/i18n/locales'
import { keysOf } from '@/lib/typed-keys'
import { documentAddressOn, documentOf, pagedCollections, type PagedCollection } from './document-pages'
import { canonicalHref, hasPage } from './href'
import type { Values } from './page'
import { readAddress, type ReadAddress } from './redirects'
import { isChinese } from './sites'
import { pageOf, type PageName } from './table'
import { paramsOn } from './values'

/** The pages that links of menus and banners may lead to, besides those of documents. */
const linkPages = {
  home: { page: 'home' },
  products: { page: 'productsList' },
  solutions: { page: 'solutions' },
  services: { page: 'serviceSolution' },
  cases: { page: 'cases' },
  news: { page: 'news' },
  newsHistory: { page: 'news', params: { mode: 'history' } },
  videos: { page: 'videos' },
  about: { page: 'aboutUs' },
  aboutSecond: { page: 'aboutUsNew' },
  aboutHistory: { page: 'aboutUsHistory' },
  aboutTeam: { page: 'aboutUsTeam' },
  support: { page: 'support' },
  supportCustomer: { page: 'supportCustomer' },
  supportBrochures: { page: 'supportProductBrochure' },
  supportManuals: { page: 'supportManualBrochure' },
  supportPictures: { page: 'supportProductPicture' },
  supportProductVideos: { page: 'supportProductVideo' },
  supportUserVideos: { page: 'supportUserVideo' },
  supportTraining: { page: 'supportTrainingMaterial' },
  supportCertificates: { page: 'supportTrainingMaterial', params: { type: 'c' } },
  supportLaunchPacks: { page: 'supportTrainingMaterial', params: { type: 'p' } },
  supportSpecifications: { page: 'supportTrainingMaterial', params: { type: 's' } },
  supportMaintenance: { page: 'supportDetail' },
  supportContact: { page: 'supportDetail', params: { type: '1' } },
  supportRepair: { page: 'supportDetail', params: { type: '2' } },
  contact: { page: 'contact' },
  contactSupport: { page: 'contact', params: { name: 'Customer Support' } },
  investorOverview: { page: 'investorOverview' },
  investorStocks: { page: 'investorStocks' },
  investorNotice: { page: 'investorNotice' },
  investorInformation: { page: 'investorInformation' },
  investorContact: { page: 'investorContact' },
  futurePartners: { page: 'recruitment' },
  jobs: { page: 'recruitment', params: { type: '1' } },
  office: { page: 'recruitment', params: { type: '3' } },
  legal: { page: 'legal' },
  sitemap: { page: 'sitemap' },
  search: { page: 'search' },
  compare: { page: 'productCompare' },
  distributor: { page: 'distributor' },
} as const satisfies Record<string, { page: PageName; params?: Values }>

export type LinkPage = keyof typeof linkPages

const names = keysOf(linkPages)

/** Lists of the documents of one type, by its code or id. */
const typePages = {
  'news-types': { page: 'news', zh: null, intl: 'code' },
  'case-types': { page: 'cases', zh: 'type', intl: 'listid' },
} as const satisfies Record<string, { page: PageName; zh: string | null; intl: string | null }>

type TypeCollection = keyof typeof typePages

/** A document that links may lead to; a news type by its code. */
export type LinkedDocument = { collection: PagedCollection | TypeCollection; id: string }

export const linkedCollections: readonly LinkedDocument['collection'][] = [
  ...pagedCollections,
  ...keysOf(typePages),
]

/** The pages of a site, with the addresses by which its links name them. */
export function linkPagesOn(site: SiteId): { name: LinkPage; address: string }[] {
  const own = ownSite(site)
  return names.flatMap((name) => {
    const { page, params } = target(name)
    const supported = new Set(paramsOn(own, pageOf(page)).map(([param]) => param))
    const isThere = hasPage(own, page) && Object.keys(params).every((param) => supported.has(param))
    return isThere ? [{ name, address: canonicalHref(own, page, params) }] : []
  })
}

/** The address of a document for links of a site, or null if the site has no such page. */
export function linkAddressOn(site: SiteId, { collection, id }: LinkedDocument): string | null {
  const own = ownSite(site)
  if (!isTypeCollection(collection))
    return documentAddressOn(own, { collection, id })?.replace(/[?&]lang=en_EN$/, '') ?? null
  const { page, ...params } = typePages[collection]
  const param = isChinese(site) ? params.zh : params.intl
  return param && canonicalHref(own, page, { [param]: id })
}

/** What an address within the sites leads to. */
export type ReadLink =
  | { kind: 'page'; name: LinkPage | null; document: LinkedDocument | null; site: SiteId; namesSite: boolean }
  | { kind: 'file' }
  | { kind: 'none' }

/** Files and feeds are no pages, but have addresses that links may lead to. */
const filePath = /^\/(?:file|static|rss)\//

export function readLink(address: string): ReadLink {
  const read = readAddress(address)
  if (read.kind === 'system' && filePath.test(address)) return { kind: 'file' }
  if (read.kind !== 'page') return { kind: 'none' }
  const { site, namesSite } = read
  return { kind: 'page', name: nameOf(read), document: linkedDocument(read), site, namesSite }
}

type ReadPage = Extract<ReadAddress, { kind: 'page' }>

function linkedDocument({ page, params, site }: ReadPage): LinkedDocument | null {
  const document = documentOf(page, params)
  if (document) return document
  for (const collection of keysOf(typePages)) {
    const { page: list, ...own } = typePages[collection]
    const param = isChinese(site) ? own.zh : own.intl
    const id = list === page && param ? params[param] : undefined
    if (id) return { collection, id }
  }
  return null
}

/** The page with the most parameters in common. */
function nameOf({ page, params }: ReadPage): LinkPage | null {
  const { query } = pageOf(page)
  const matching = names.filter((name) => {
    const own = target(name)
    return (
      own.page === page &&
      Object.entries(own.params).every(
        ([param, value]) => (params[param] ?? query[param]?.fallback) === value,
      )
    )
  })
  return matching.toSorted((a, b) => size(b) - size(a))[0] ?? null
}

function size(name: LinkPage): number {
  return Object.keys(target(name).params).length
}

function target(name: LinkPage): { page: PageName; params: Values } {
  const { page, ...rest } = linkPages[name]
  return { page, params: 'params' in rest ? rest.params : {} }
}

/** Menus of international sites have addresses below /en, which lead visitors to the page of their site. */
function ownSite(site: SiteId): SiteId {
  return isChinese(site) ? site : 'en_EN'
}

function isTypeCollection(collection: LinkedDocument['collection']): collection is TypeCollection {
  return Object.hasOwn(typePages, collection)
}
