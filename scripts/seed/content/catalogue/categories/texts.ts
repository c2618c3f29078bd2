import type { CategorySlug } from '../types'

/** Name and lead of a category in the four languages. */
export type CategoryTexts = Partial<
  Record<CategorySlug, Record<'zh_CN' | 'en_EN' | 'es_ES' | 'fr_FR', readonly [name: string, lead: string]>>
>
