import { pageAt } from '@/addresses/page-at'
import type { PageName } from '@/addresses/table'
import type { NavEntry, NavItem } from './site'

/** The parent page of a page, where the address does not show it. */
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
  productVideo: 'videos',
  productCompare: 'productsList',
  productSheet: 'productsList',
  supportDetail: 'support',
  supportProductBrochure: 'support',
  supportManualBrochure: 'support',
  supportProductPicture: 'support',
  supportProductVideo: 'support',
  supportUserVideo: 'support',
  supportTrainingMaterial: 'support',
  supportCustomer: 'support',
  serviceSolution: 'support',
  serviceContract: 'serviceSolution',
  serviceCase: 'serviceSolution',
}

/** The id of the menu item of a page: its own, otherwise that of its nearest ancestor. */
export function currentItemId(items: NavItem[], page: PageName | null): string | null {
  for (const candidate of withAncestors(page)) {
    const item = items.find(({ href }) => pageAt(href) === candidate) ?? items.find(contains(candidate))
    if (item) return item.id
  }
  return null
}

function withAncestors(page: PageName | null | undefined): PageName[] {
  return page ? [page, ...withAncestors(parentOf[page])] : []
}

function contains(page: PageName) {
  return ({ children = [] }: NavEntry): boolean =>
    children.some((child) => pageAt(child.href) === page || contains(page)(child))
}
