import type { SiteId } from '@/i18n/locales'

/** A draft is treated as written for the site of its preview. */
export function asDraft<Item extends { id: string; sites: SiteId[] }>(
  site: SiteId,
  item: Item,
): Item & { writtenFor: SiteId[] } {
  return { ...item, writtenFor: [site] }
}
