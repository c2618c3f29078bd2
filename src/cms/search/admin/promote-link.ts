import type { SiteId } from '@/i18n/locales'

/** A link to create a promotion for a search text on a site. */
export function promoteLink({ text, site }: { text: string; site: SiteId }): string {
  return `/admin/collections/promotions/create?${new URLSearchParams({ term: text, site })}`
}
