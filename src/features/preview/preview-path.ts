import { hasPage, href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import type { CompanyPlace } from '@/lib/company-places'

type Previewed = { collection: string; id: string; site: SiteId }

/** The preview address of the page that shows a document, or null when no page does. */
export function previewPath({ collection, id, site }: Previewed): string | null {
  const address = pages.get(collection)?.(site, id)
  return address ? `/preview${address}` : null
}

const pages = new Map<string, (site: SiteId, id: string) => string | null>([
  ['news', (site, id) => href(site, 'newsDetail', { id })],
  ['products', (site, id) => href(site, 'products', { id })],
  // Videos are the materials that have a page.
  ['materials', (site, id) => href(site, 'productVideo', { id })],
  ['solutions', (site, id) => href(site, 'solutions', { solutionId: id })],
  [
    'service-solution-types',
    (site, id) => onServices(site, () => href(site, 'serviceSolution', { solutionId: id })),
  ],
  ['service-contracts', (site, id) => onServices(site, () => href(site, 'serviceContract', { id }))],
  ['service-cases', (site, id) => onServices(site, () => href(site, 'serviceCase', { id }))],
  ['cases', (site, id) => href(site, 'caseDetail', { id })],
  ['company-videos', (site, id) => href(site, 'videoDetail', { id })],
  ['company-texts', (site, place) => companyPages.get(place)?.(site) ?? null],
  ['about-items', (site, name) => (hasPage(site, 'aboutUsHistory') ? null : href(site, 'aboutUs', { name }))],
  ['milestones', (site) => milestonesPage(site)],
  [
    'honours',
    (site) => (hasPage(site, 'aboutUsHistory') ? null : href(site, 'aboutUs', { name: 'honours' })),
  ],
  ['team-members', (site) => onlyWhere(site, 'aboutUsTeam')],
  ['jobs', (site) => careersPage(site, '1')],
  ['office-pictures', (site) => careersPage(site, '3')],
  ['careers', (site) => onlyWhere(site, 'recruitment')],
  ['investor-relations', (site) => onlyWhere(site, 'investorContact')],
  ['investor-videos', (site) => onlyWhere(site, 'investorInformation')],
  ...['banners', 'partners', 'home-page'].map(
    (slug) => [slug, (site: SiteId) => href(site, 'home')] as const,
  ),
])

const companyPages = new Map<string, (site: SiteId) => string | null>([
  ['introduction', (site) => onlyWhere(site, 'aboutUsHistory') ?? href(site, 'aboutUs')],
  ['milestones', milestonesPage],
  ['second-about', (site) => onlyWhere(site, 'aboutUsNew')],
  ['investor-overview', (site) => onlyWhere(site, 'investorOverview')],
  ['future-partners', (site) => careersPage(site, '2')],
  ['legal', (site) => onlyWhere(site, 'legal')],
] satisfies [CompanyPlace, (site: SiteId) => string | null][])

/** A page that not every site has. */
function onlyWhere(
  site: SiteId,
  page:
    | 'aboutUsHistory'
    | 'aboutUsTeam'
    | 'aboutUsNew'
    | 'investorOverview'
    | 'investorContact'
    | 'investorInformation'
    | 'recruitment'
    | 'legal',
): string | null {
  return hasPage(site, page) ? href(site, page) : null
}

function careersPage(site: SiteId, type: '1' | '2' | '3'): string | null {
  return hasPage(site, 'recruitment') ? href(site, 'recruitment', { type }) : null
}

/** 'Milestones & Awards' of the news, or the milestones of the Chinese about page. */
function milestonesPage(site: SiteId): string {
  return hasPage(site, 'aboutUsHistory')
    ? href(site, 'news', { mode: 'history' })
    : href(site, 'aboutUs', { name: 'milestones' })
}

/** The Chinese site has no pages of service solutions. */
function onServices(site: SiteId, address: () => string): string | null {
  return hasPage(site, 'serviceSolution') ? address() : null
}
