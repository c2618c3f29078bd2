import type { SiteId } from '@/i18n/locales'

/** How a row is written: the site whose texts are given, and whether it stays a draft. */
export type Saving = { locale?: SiteId; draft?: boolean }

/** What such a save means for Payload: a draft keeps its status, anything else is published. */
export function savingOf({ locale = 'en_EN', draft = false }: Saving) {
  return { locale, draft, status: draft ? 'draft' : 'published' } as const
}
