import { href, type ParamsArgument } from '@/addresses/href'
import { pageAt } from '@/addresses/page-at'
import { isChinese } from '@/addresses/sites'
import { pageNames, pageOf, type PageName } from '@/addresses/table'
import type { SiteId } from '@/i18n/locales'

/** A page type on a layout; the international ones rotate through the sites, since text lengths differ. */
export type PageType = { page: PageName; layout: 'zh' | 'intl'; site: SiteId }

const international = ['en_EN', 'es_ES', 'fr_FR', 'en_UK', 'en_US'] as const satisfies SiteId[]

/** Every page of the address table on every layout that has it. */
export const pageTypes: PageType[] = pageNames.flatMap((page, index) => [
  ...(pageOf(page).zh ? [{ page, layout: 'zh', site: 'zh_CN' } as const] : []),
  ...(pageOf(page).intl
    ? [{ page, layout: 'intl', site: international[index % international.length] ?? 'en_EN' } as const]
    : []),
])

/** Documents of pages that the site map does not list. */
const examples: Partial<Record<PageName, Record<string, string>>> = {
  investorInformationDetail: { id: '1214000000000001009' },
  pdf: { fileName: 'A document', url: 'documents/nothing.pdf' },
  productSheet: { id: '1215000000000040001' },
  serviceCase: { id: '1214000000000002401' },
  serviceContract: { id: '1214000000000002302' },
}

/** The address of a page type: of an example, of the first document in the site map, or without parameters. */
export function addressOf({ page, site }: PageType, siteMap: string[]): string {
  const params = examples[page]
  if (params) return hrefOf(page, site, params)
  if (!requiresParams(page)) return hrefOf(page, site, {})
  const listed = siteMap.find((address) => pageAt(address) === page && isOf(site, address))
  if (listed) return listed
  throw new Error(`The site map lists no address of the page ${page} on ${site}: add an example of one.`)
}

function requiresParams(page: PageName): boolean {
  return Object.values(pageOf(page).query).some(({ required }) => required)
}

function hrefOf(page: PageName, site: SiteId, params: Record<string, string>): string {
  return href(site, page, ...([params] as unknown as ParamsArgument<PageName>))
}

function isOf(site: SiteId, address: string): boolean {
  if (address.startsWith('/zh_CN/')) return isChinese(site)
  return (new URLSearchParams(address.split('?')[1]).get('lang') ?? 'en_EN') === site
}

/** The addresses that a site map lists, without their origin. */
export function addressesIn(siteMap: string): string[] {
  return [...siteMap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  )
}
