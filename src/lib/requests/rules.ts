import type { SiteId } from '@/i18n/locales'
import type { Market } from '../markets'

/** What a site asks of those who write (S1 5, S2 5). */
export type RequestRules = {
  /** Which fields the forms have: those of S2 3 for the international sites, or for the Chinese one. */
  form: 'international' | 'chinese'
  /** Whether a service request comes with a picture or document. */
  fileRequired: boolean
  /** The region that stands on top of the list. */
  firstRegion?: Market
}

const international: RequestRules = { form: 'international', fileRequired: true }

export const requestRules: Record<SiteId, RequestRules> = {
  zh_CN: { form: 'chinese', fileRequired: true },
  en_EN: international,
  en_US: international,
  en_UK: { ...international, fileRequired: false, firstRegion: 'uk' },
  es_ES: international,
  fr_FR: international,
}
