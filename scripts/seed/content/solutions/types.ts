import type { SiteId } from '@/i18n/locales'
import type { Localised } from '../types'

export type SolutionTypeSeed = {
  /** 19 digits. */
  id: string
  slug: string
  name: Localised
  /** False for the type named 'Sectors': related products and cases stay hidden (S2 2.6). */
  showsRelated: boolean
  order: number
  sites: SiteId[]
}

/** A point on the banner picture, in per cent of its width and height, and the model that it names. */
export type HotspotSeed = { model: string; x: number; y: number }

/** A step of the functions overview; only the Chinese site shows them. */
export type StepSeed = {
  title: string
  temperature?: string
  note?: string
  /** A cut-out of `../../assets`. */
  picture?: string
}

export type SolutionSeed = {
  /** 19 digits; six of them are fixed (S1 9). */
  id: string
  slug: string
  /** The slug of a solution type. */
  type: string
  name: Localised
  brief: Localised
  /** Markdown: paragraphs, ## headings, lists, **bold** and links. */
  content: Localised
  /** Markdown; without it the tab of the Chinese page is hidden (S2 2.7). */
  advantage?: Localised
  /** Pictures of `../../assets`. */
  cover: string
  banner: string
  icon: string
  /** A picture of `../../assets`; without it the tab of the Chinese page is hidden (S2 2.7). */
  functions?: string
  /** Shown by the Chinese page instead of that picture. */
  steps?: StepSeed[]
  /** `document` of a material; each language has its own file. */
  catalogue?: string
  /** Points on the banner; the index adds them from the drawing. */
  hotspots?: HotspotSeed[]
  order: number
  sites: SiteId[]
  /** ISO 8601 with offset. */
  updateTime: string
}
