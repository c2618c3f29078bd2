import type { SiteId } from '@/i18n/locales'
import type { MaterialKind } from '@/lib/material-kinds'
import type { CategorySlug } from '../catalogue/types'
import type { DistributorGroupSlug } from '../distributors'
import type { Localised } from '../types'

export type Language = 'en' | 'zh' | 'es' | 'fr'

export type MaterialSeed = {
  /** 19 digits. */
  id: string
  /** The paper with its language: 'brochure-type-a2-cabinets-en'. */
  slug: string
  /** What is the same paper in every language: 'brochure-type-a2-cabinets'; a video is its own. */
  paper: string
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
  /** The distributors who may have a restricted file; none named: all of them. */
  groups?: DistributorGroupSlug[]
  order: number
  sites: SiteId[]
  /** ISO 8601 with offset. */
  updateTime: string
}
