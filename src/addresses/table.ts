import { keysOf } from '@/lib/typed-keys'
import type { Page, Values } from './page'
import { company } from './pages/company'
import { library } from './pages/library'
import { news } from './pages/news'
import { productPages } from './pages/products'

/** All pages by name. */
const pages = { ...news, ...company, ...productPages, ...library } as const satisfies Record<string, Page>

export type PageName = keyof typeof pages

export const pageNames = keysOf(pages)

/** Old addresses that redirect to another page; paths as in the table. */
export const redirects: readonly { zh?: string; intl?: string; page: PageName; values: Values }[] = [
  { zh: 'investorRelation', page: 'investorOverview', values: {} },
  { intl: 'newsHistory', page: 'news', values: { mode: 'history' } },
]

type Query<P extends PageName> = (typeof pages)[P]['query']

/** The parameters of a page's address, its required ones required. */
export type PageParams<P extends PageName> = {
  [K in keyof Query<P> as Query<P>[K] extends { required: true } ? K : never]: string | number
} & {
  [K in keyof Query<P> as Query<P>[K] extends { required: true } ? never : K]?: string | number
}

/** A row with its general type, for code that handles all pages in the same way. */
export function pageOf(name: PageName): Page {
  return pages[name]
}
