import type { SiteId } from '@/i18n/locales'

export type PerSite<Value> = Partial<Record<SiteId, Value | null>>

/** A document of any collection as the database gives it: relations as ids, texts of all sites. */
export type StoredDocument = {
  id: string
  _status?: 'draft' | 'published' | null
  createdAt?: string
  updatedAt?: string
  [field: string]: unknown
}

/** Values of all sites with one replaced; an empty one is left out, so that the site has its fallback's again. */
export function withValue<Value>(
  values: PerSite<Value> | null | undefined,
  site: SiteId,
  value: Value | null,
): PerSite<Value> {
  const { [site]: _replaced, ...others } = values ?? {}
  return value === null ? others : { ...others, [site]: value }
}
