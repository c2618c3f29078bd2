import type { SiteId } from '@/i18n/locales'
import type { MediaItem } from '@/server/media'
import type { OnOwnPage } from '@/server/shown-documents'

export type SolutionCardItem = {
  id: string
  name: string
  brief: string
  typeId: string
  cover: MediaItem | null
  banner: MediaItem | null
  icon: MediaItem | null
}

type HotspotItem = {
  /** Per cent of the banner's width and height. */
  x: number
  y: number
  productId: string
}

/** A step of the functions overview; all but its title may be missing. */
export type StepItem = { title: string; temperature: string; note: string; picture: MediaItem | null }

export type SolutionItem = SolutionCardItem & {
  /** Sanitised HTML; may be empty. */
  content: string
  advantage: string
  functions: MediaItem | null
  steps: StepItem[]
  catalogueId: string | null
  hotspots: HotspotItem[]
  updateTime: string
  sites: SiteId[]
}

export type SolutionDetail = SolutionItem & OnOwnPage

export type ListedSolution = SolutionCardItem & { hotspots: HotspotItem[] }

/** A type with its solutions in menu order; types without solutions on the site are left out. */
export type SolutionTypeItem = {
  id: string
  name: string
  showsRelated: boolean
  solutions: ListedSolution[]
}
