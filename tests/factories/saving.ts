import type { SiteId } from '@/i18n/locales'

/** How a row is written: the site whose texts are given, and whether it stays a draft. */
export type Saving = { locale?: SiteId; draft?: boolean }

/** The options of such a save for Payload: a draft remains a draft, anything else is published. */
export function savingOf({ locale = 'en_EN', draft = false }: Saving) {
  return { locale, draft, status: draft ? 'draft' : 'published' } as const
}
