import type { SiteId } from '@/i18n/locales'
import type { MaterialKind } from '@/lib/material-kinds'
import type { CategorySlug } from '../catalogue/types'
import type { DistributorGroupSlug } from '../distributors'
import type { Localised } from '../types'

export type Language = 'en' | 'zh' | 'es' | 'fr'

export type MaterialSeed = {
  /** 19 digits. */
  id: string
  /** The document with its language: 'brochure-type-a2-cabinets-en'. */
  slug: string
  /** The document in any language: 'brochure-type-a2-cabinets'; for a video its slug. */
  document: string
  kind: MaterialKind
  name: Localised
  /** A file of `../../documents`, without its folder; several materials may share one. */
  file: string
  language: Language | 'multi'
  /** The edition, year and month, with the revision of manuals. */
  version: string
  /** A picture of `../../assets`, without its folder. */
  cover?: string
  /** Slugs of models whose pages show it. */
  models: string[]
  category?: CategorySlug
  /** Only for designated distributors (readings 29). */
  restricted: boolean
  /** The distributor groups that may download a restricted file; all if empty. */
  groups?: DistributorGroupSlug[]
  order: number
  sites: SiteId[]
  /** ISO 8601 with offset. */
  updateTime: string
}
