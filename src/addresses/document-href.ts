import type { SiteId } from '@/i18n/locales'
import type { DocumentRef } from '@/lib/linkable'
import { href } from './href'

/** The page of a document on a site. */
export function documentHref(site: SiteId, { collection, id }: DocumentRef): string {
  return pages[collection](site, id)
}

const pages: Record<DocumentRef['collection'], (site: SiteId, id: string) => string> = {
  news: (site, id) => href(site, 'newsDetail', { id }),
  products: (site, id) => href(site, 'products', { id }),
  solutions: (site, id) => href(site, 'solutions', { solutionId: id }),
  cases: (site, id) => href(site, 'caseDetail', { id }),
}
