import type { SiteId } from '@/i18n/locales'
import { keysOf } from '@/lib/typed-keys'
import { hasPage, switchSite } from './href'
import type { Values } from './page'
import type { PageName } from './table'

/** The page of each kind of document, and its parameter with the id. */
const documentPages = {
  products: { page: 'products', param: 'id' },
  'product-categories': { page: 'productsList', param: 'id' },
  solutions: { page: 'solutions', param: 'solutionId' },
  'service-solution-types': { page: 'serviceSolution', param: 'solutionId' },
  'service-contracts': { page: 'serviceContract', param: 'id' },
  'service-cases': { page: 'serviceCase', param: 'id' },
  cases: { page: 'caseDetail', param: 'id' },
  news: { page: 'newsDetail', param: 'id' },
  'company-videos': { page: 'videoDetail', param: 'id' },
} as const satisfies Record<string, { page: PageName; param: string }>

export type PagedCollection = keyof typeof documentPages

export type PagedDocument = { collection: PagedCollection; id: string }

/** The collections with a page for each document, whose address contains the id. */
export const pagedCollections = keysOf(documentPages)

/** The lists in which the documents of a collection are. */
const listPages: Record<PagedCollection, PageName> = {
  products: 'productsList',
  'product-categories': 'productsList',
  solutions: 'solutions',
  'service-solution-types': 'serviceSolution',
  'service-contracts': 'serviceSolution',
  'service-cases': 'serviceSolution',
  cases: 'cases',
  news: 'news',
  'company-videos': 'videos',
}

/** The address of a document on a site, or null if the site has no such page. */
export function documentAddressOn(site: SiteId, { collection, id }: PagedDocument): string | null {
  const { page, param } = documentPages[collection]
  return hasPage(site, page) ? switchSite({ page, params: { [param]: id } }, site) : null
}

/** The list page of a collection on a site, or null if the site has none. */
export function listAddressOn(site: SiteId, collection: PagedCollection): string | null {
  const page = listPages[collection]
  return hasPage(site, page) ? switchSite({ page, params: {} }, site) : null
}

/** The document that a page shows, if its address contains the id of one. */
export function documentOf(page: PageName, params: Values): PagedDocument | null {
  const collection = pagedCollections.find((one) => documentPages[one].page === page)
  const id = collection && params[documentPages[collection].param]
  return collection && id ? { collection, id } : null
}
