import type { SiteId } from '@/i18n/locales'

const prefixes = ['Dr', 'Prof', 'Mrs', 'Ms', 'Miss', 'Mr'] as const

/** Sites without a title between Mrs and Miss. */
const withoutMs: readonly SiteId[] = ['es_ES', 'fr_FR']

/** The titles that a visitor can select (S2 3). */
export function prefixesOf(site: SiteId) {
  return prefixes.filter((prefix) => prefix !== 'Ms' || !withoutMs.includes(site))
}
