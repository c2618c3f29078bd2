import { hasPage, href } from '@/addresses/href'
import type { PageName } from '@/addresses/table'
import type { SiteId } from '@/i18n/locales'
import type { NavItem } from './site'

/** The page above a page, where the address does not show it. */
const parentOf: Partial<Record<PageName, PageName>> = {
  newsDetail: 'news',
  caseDetail: 'cases',
  cases: 'aboutUs',
  videoDetail: 'videos',
  videos: 'aboutUs',
  aboutUsNew: 'aboutUs',
  aboutUsHistory: 'aboutUs',
  aboutUsTeam: 'aboutUs',
  investorStocks: 'investorOverview',
  investorNotice: 'investorOverview',
  investorInformation: 'investorOverview',
  investorInformationDetail: 'investorOverview',
  investorContact: 'investorOverview',
  products: 'productsList',
  productVideo: 'productsList',
  supportDetail: 'support',
  supportProductBrochure: 'support',
  supportManualBrochure: 'support',
  supportProductPicture: 'support',
  supportProductVideo: 'support',
  supportUserVideo: 'support',
  supportTrainingMaterial: 'support',
  supportCustomer: 'support',
  serviceContract: 'serviceSolution',
  serviceCase: 'serviceSolution',
}

/** The id of the menu item that holds a page: the page's own, else that of the nearest page above it. */
export function currentItemId(items: NavItem[], site: SiteId, page: PageName | null): string | null {
  if (!page) return null
  for (const path of pathsUpwards(site, page)) {
    const item = items.find((candidate) => pathOf(candidate.href) === path) ?? items.find(holds(path))
    if (item) return item.id
  }
  return null
}

function pathsUpwards(site: SiteId, page: PageName): string[] {
  const parent = parentOf[page]
  const above = parent ? pathsUpwards(site, parent) : []
  return hasPage(site, page) ? [pathOf(addressOf(site, page)), ...above] : above
}

/** Only the path is looked at, so required parameters may be missing. */
function addressOf(site: SiteId, page: PageName): string {
  return (href as (site: SiteId, page: PageName) => string)(site, page)
}

function holds(path: string) {
  return ({ children = [] }: NavItem): boolean =>
    children.some((child) => pathOf(child.href) === path || holds(path)(child))
}

function pathOf(address: string): string {
  return address.split(/[?#]/)[0] ?? ''
}
