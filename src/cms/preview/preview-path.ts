import { hasPage, href } from '@/addresses/href'
import { isChinese } from '@/addresses/sites'
import { defaultSite, isSiteId, type SiteId } from '@/i18n/locales'
import type { CompanyTextSlot } from '@/lib/company-text-slots'
import { isVideoKind, type MaterialKind } from '@/lib/material-kinds'
import { searchTypes, type SearchedCollection, type SearchTag } from '@/lib/search/kinds'
import { supportTypeOf } from '@/lib/support-kinds'

export type Previewed = {
  collection: string
  id: string
  /** Kind of a material. */
  kind?: string
  site: SiteId
}

/** The preview address of the page that shows a document, or null when no page does. */
export function previewPath(previewed: Previewed): string | null {
  const address = pagePath(previewed)
  return address && `/preview${address}`
}

/** The public address of that page. */
export function pagePath({ collection, id, kind = '', site }: Previewed): string | null {
  return pages.get(collection)?.(site, id, kind) ?? null
}

/** The document in the query of `/preview`, as `previewOf` writes it. */
export function previewedIn(query: URLSearchParams): Previewed {
  const site = query.get('site')
  return {
    collection: query.get('collection') ?? '',
    id: query.get('id') ?? '',
    kind: query.get('kind') ?? '',
    site: isSiteId(site) ? site : defaultSite,
  }
}

const pages = new Map<string, (site: SiteId, id: string, kind: string) => string | null>([
  ['news', (site, id) => href(site, 'newsDetail', { id })],
  ['products', (site, id) => href(site, 'products', { id })],
  ['materials', materialPage],
  ['support-pages', supportPage],
  ['service-support', serviceSupportPage],
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
  [
    'about-items',
    (site, id) => (hasPage(site, 'aboutUsHistory') ? null : href(site, 'aboutUs', { name: id })),
  ],
  ['milestones', (site) => milestonesPage(site)],
  [
    'honours',
    (site) => (hasPage(site, 'aboutUsHistory') ? null : href(site, 'aboutUs', { name: 'honours' })),
  ],
  ['team-members', (site) => hrefIfOnSite(site, 'aboutUsTeam')],
  ['team-groups', (site) => hrefIfOnSite(site, 'aboutUsTeam')],
  ['product-categories', (site, id) => href(site, 'productsList', { id })],
  ['news-types', (site, code) => href(site, 'news', isChinese(site) ? {} : { code })],
  ['case-types', (site, id) => href(site, 'cases', isChinese(site) ? { type: id } : { listid: id })],
  ['jobs', (site) => careersPage(site, '1')],
  ['office-pictures', (site) => careersPage(site, '3')],
  ['careers', (site) => hrefIfOnSite(site, 'recruitment')],
  ['investor-relations', (site) => hrefIfOnSite(site, 'investorContact')],
  ['investor-videos', (site) => hrefIfOnSite(site, 'investorInformation')],
  ['promotions', searchFor],
  ['search-settings', searchFor],
  ['request-settings', (site) => hrefIfOnSite(site, 'contact') ?? href(site, 'home')],
  ...['banners', 'partners', 'home-page', 'solution-types', 'navigation', 'site-settings'].map(
    (slug) => [slug, (site: SiteId) => href(site, 'home')] as const,
  ),
])

const companyPages = new Map<string, (site: SiteId) => string | null>([
  ['introduction', (site) => hrefIfOnSite(site, 'aboutUsHistory') ?? href(site, 'aboutUs')],
  ['milestones', milestonesPage],
  ['second-about', (site) => hrefIfOnSite(site, 'aboutUsNew')],
  ['investor-overview', (site) => hrefIfOnSite(site, 'investorOverview')],
  ['future-partners', (site) => careersPage(site, '2')],
  ['legal', (site) => hrefIfOnSite(site, 'legal')],
] satisfies [CompanyTextSlot, (site: SiteId) => string | null][])

/** The search page as it answers a text, among the results of a collection. */
function searchFor(site: SiteId, text: string, collection: string): string {
  const tag = tagOfCollection.get(collection)
  return href(site, 'search', { inputWD: text || undefined, selectWD: tag && searchTypes[tag] })
}

const tagOfCollection = new Map<string, SearchTag>([
  ['products', 'products'],
  ['solutions', 'solutions'],
  ['cases', 'cases'],
  ['company-videos', 'videos'],
  ['news', 'news'],
] satisfies [SearchedCollection, SearchTag][])

/** Videos have their own pages; other kinds are previewed, as published, in the library's lists. */
function materialPage(site: SiteId, id: string, kind: string): string | null {
  if (isVideoKind(kind)) return href(site, 'productVideo', { id })
  return libraryPages.get(kind)?.(site) ?? null
}

const brochures = (site: SiteId) => hrefIfOnSite(site, 'supportProductBrochure')

const libraryPages = new Map<string, (site: SiteId) => string | null>([
  ['brochure', brochures],
  ['catalogue', brochures],
  ['manual', (site) => hrefIfOnSite(site, 'supportManualBrochure')],
  ['flyer', (site) => trainingPage(site, 'f')],
  ['launch-pack', (site) => trainingPage(site, 'p')],
  ['certificate', (site) => trainingPage(site, 'c')],
  ['specification', (site) => trainingPage(site, 's')],
  ['newsletter', newslettersPage],
] satisfies [MaterialKind, (site: SiteId) => string | null][])

function trainingPage(site: SiteId, type: 'f' | 'p' | 'c' | 's'): string | null {
  return hasPage(site, 'supportTrainingMaterial') ? href(site, 'supportTrainingMaterial', { type }) : null
}

/** Newsletters are training material shown in the news. */
function newslettersPage(site: SiteId): string | null {
  return hasPage(site, 'supportTrainingMaterial') ? href(site, 'news', { code: 'Newsletter' }) : null
}

function supportPage(site: SiteId, kind: string): string | null {
  const type = supportTypeOf(kind)
  return type && hasPage(site, 'supportDetail') ? href(site, 'supportDetail', { type }) : null
}

/** The Chinese support page, or the introduction of the customer support form. */
function serviceSupportPage(site: SiteId): string {
  return hrefIfOnSite(site, 'supportCustomer') ?? href(site, 'support')
}

/** The page's address if the site has it. */
function hrefIfOnSite(
  site: SiteId,
  page:
    | 'aboutUsHistory'
    | 'aboutUsTeam'
    | 'aboutUsNew'
    | 'investorOverview'
    | 'investorContact'
    | 'investorInformation'
    | 'recruitment'
    | 'legal'
    | 'supportProductBrochure'
    | 'supportManualBrochure'
    | 'supportCustomer'
    | 'contact',
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
