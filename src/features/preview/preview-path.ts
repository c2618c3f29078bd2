import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'

type Previewed = { collection: string; id: string; site: SiteId }

/** The preview address of the page that shows a document, or null when no page does. */
export function previewPath({ collection, id, site }: Previewed): string | null {
  const page = pages.get(collection)
  return page ? `/preview${page(site, id)}` : null
}

const pages = new Map<string, (site: SiteId, id: string) => string>([
  ['news', (site, id) => href(site, 'newsDetail', { id })],
  ['products', (site, id) => href(site, 'products', { id })],
  // Videos are the materials that have a page.
  ['materials', (site, id) => href(site, 'productVideo', { id })],
  ['banners', (site) => href(site, 'home')],
])
