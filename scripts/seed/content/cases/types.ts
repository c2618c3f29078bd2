import type { SiteId } from '@/i18n/locales'
import type { Emblem } from '../../pictures/emblems'
import type { Localised } from '../types'

export type CaseTypeSeed = {
  /** 19 digits. */
  id: string
  slug: string
  name: Localised
  /** A picture of `../../assets`. */
  cover: string
  order: number
  sites: SiteId[]
}

export type CaseSeed = {
  /** 19 digits. */
  id: string
  slug: string
  /** The slug of a case type. */
  type: string
  name: Localised
  /** Where it is, as the page names it (S1 2.11). */
  eachDistrict: Localised
  /** Markdown: paragraphs, lists and **bold**. */
  brief: Localised
  /** Pictures of `../../assets`. */
  cover: string
  logo: string
  gallery: string[]
  /** The slug of a material of kind 'user-video', shown after the pictures. */
  video?: string
  /** Slugs of solutions. */
  solutions: string[]
  /** Models of products. */
  products: string[]
  recommended: boolean
  /** ISO 8601 with offset. */
  createTime: string
  updateTime: string
  sites: SiteId[]
}

/** A case as it is written; id, cover and gallery follow from its number and its scenes. */
export type CaseDraft = Omit<CaseSeed, 'id' | 'cover' | 'logo' | 'gallery' | 'recommended'> & {
  /** Its place in time, from 1; never changed, because the id is made of it. */
  number: number
  /** Whose logo it carries. */
  mark: Emblem
  /** Solutions whose rooms the gallery shows. */
  scenes: string[]
  recommended?: true
}
