import type { SiteId } from '@/i18n/locales'
import type { Market } from '../markets'
import type { DateOrder } from './dates'

/** The rules of the inquiry forms of a site (S1 5, S2 5). */
export type InquiryRules = {
  /** The fields of the forms: those of the international sites or of the Chinese site (S2 3). */
  form: 'international' | 'chinese'
  /** Whether a service inquiry requires an attachment. */
  fileRequired: boolean
  /** How dates are typed; the hints of the fields say it. */
  dateOrder: DateOrder
  /** The region at the top of the list. */
  firstRegion?: Market
}

const international: InquiryRules = { form: 'international', fileRequired: true, dateOrder: 'day first' }

export const inquiryRules: Record<SiteId, InquiryRules> = {
  zh_CN: { ...international, form: 'chinese' },
  en_EN: international,
  en_US: { ...international, dateOrder: 'month first' },
  en_UK: { ...international, fileRequired: false, firstRegion: 'uk' },
  es_ES: international,
  fr_FR: international,
}
