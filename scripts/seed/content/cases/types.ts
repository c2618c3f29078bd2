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

/** A fact that the text of the case states. A plain text is the same in all languages. */
export type FigureSeed = {
  figure: string | Localised
  unit?: string | Localised
  /** What Chinese counts with where the others have no unit, such as 台. */
  measureWord?: string
  label: Localised
}

export type CaseSeed = {
  /** 19 digits. */
  id: string
  slug: string
  /** The slug of a case type. */
  type: string
  name: Localised
  /** The district as shown on the page (S1 2.11). */
  eachDistrict: Localised
  /** Two or three that carry the story. */
  figures: FigureSeed[]
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

/** The written fields of a case; id, cover and gallery are derived from its number and its scenes. */
export type CaseDraft = Omit<CaseSeed, 'id' | 'cover' | 'logo' | 'gallery' | 'recommended'> & {
  /** Its chronological number, from 1; never changed, because the id contains it. */
  number: number
  /** The partner whose logo it shows. */
  mark: Emblem
  /** Solutions whose rooms the gallery shows. */
  scenes: string[]
  recommended?: true
}
