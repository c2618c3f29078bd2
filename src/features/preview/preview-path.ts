import { hasPage, href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'

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
  ['banners', (site) => href(site, 'home')],
])

/** The Chinese site has no pages of service solutions. */
function onServices(site: SiteId, address: () => string): string | null {
  return hasPage(site, 'serviceSolution') ? address() : null
}
