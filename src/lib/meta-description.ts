import type { SiteId } from '@/i18n/locales'
import { excerptOfHtml } from './excerpt'

/** The description of a page for search engines, from the start of a rich text. */
export function metaDescription(site: SiteId, html: string): string {
  return excerptOfHtml(site, html, 200)
}
