import { pageAt } from '@/addresses/page-at'
import type { PageName } from '@/addresses/table'
import { addressesIn } from './page-types.ts'

/** The statements of the first uncached pages of a type. */
export type PageStatements = { page: PageName; layout: 'zh' | 'intl'; counts: number[] }

const samples = 3
/** The names of the connections of the CMS, of the search and of other reads. */
const applications = ['', 'isotherm-search', 'isotherm-gateway']

type Counting = {
  /** The site, started a moment ago. */
  origin: string
  /** The statements so far of connections with these names. */
  count: (applications: readonly string[]) => number
  headers?: Record<string, string>
}

/**
 * Counts the statements of uncached pages: for each page type of both layouts, of its first page in the site map and of
 * the next two, which share reads with it. The home pages are read before, so the frame of all pages is cached.
 */
export async function countPageStatements({
  origin,
  count,
  headers = {},
}: Counting): Promise<PageStatements[]> {
  const read = async (address: string) => {
    const response = await fetch(origin + address, { headers })
    if (!response.ok) throw new Error(`${address}: ${response.status}`)
    return response.text()
  }
  for (const home of ['/en', '/cn']) await read(home)
  const all: PageStatements[] = []
  for (const { addresses, ...type } of pagesByType(addressesIn(await read('/sitemap.xml')))) {
    const counts: number[] = []
    for (const address of addresses) {
      const before = count(applications)
      await read(address)
      counts.push(count(applications) - before)
    }
    all.push({ ...type, counts })
  }
  return all
}

type Listed = Omit<PageStatements, 'counts'> & { addresses: string[] }

/** The first pages of each type, of the Chinese layout and of the international one in English; homes are read already. */
function pagesByType(siteMap: string[]): Listed[] {
  const types = new Map<string, Listed>()
  for (const address of siteMap) {
    const page = pageAt(address)
    const layout = /^\/(?:cn$|zh_CN\/)/.test(address) ? 'zh' : 'intl'
    const isEnglish = (new URLSearchParams(address.split('?')[1]).get('lang') ?? 'en_EN') === 'en_EN'
    if (!page || page === 'home' || (layout === 'intl' && !isEnglish)) continue
    const key = `${layout} ${page}`
    const type = types.get(key) ?? { page, layout, addresses: [] }
    if (type.addresses.length < samples) type.addresses.push(address)
    types.set(key, type)
  }
  return [...types.values()]
}
