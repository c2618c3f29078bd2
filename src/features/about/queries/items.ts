import type { CompanyTextSlot } from '@/lib/company-text-slots'
import type { SiteId } from '@/i18n/locales'
import type { MediaItem } from '@/server/media'
import type { OnOwnPage } from '@/server/shown-documents'

export type CompanyTextItem = {
  id: string
  place: CompanyTextSlot
  title: string
  lead: string
  picture: MediaItem | null
  /** Sanitised HTML. */
  content: string
  /** ISO 8601. */
  updateTime: string
  sites: SiteId[]
} & OnOwnPage

export type MilestoneItem = {
  id: string
  title: string
  /** Sanitised HTML; may be empty. */
  content: string
  year: number
  /** 1-12. */
  month: number | null
  picture: MediaItem | null
  onHome: boolean
}

export type HonourItem = {
  id: string
  title: string
  issuer: string
  year: number | null
  picture: MediaItem | null
}

export type TeamMemberItem = {
  id: string
  name: string
  title: string
  department: string
  /** Empty where there is none. */
  email: string
  picture: MediaItem | null
}

/** A group with its members in order; `name` is the area of sales teams. */
export type TeamGroupItem = {
  id: string
  name: string
  kind: 'leaders' | 'sales' | 'rd'
  members: TeamMemberItem[]
}

/** An item of the Chinese about menu (S1 2.14). */
export type AboutItem = {
  id: string
  parentId: string | null
  title: string
  /** 0 has sub-items, 1 is a page, 2 a tab of its parent. */
  pageType: '0' | '1' | '2'
  shows: 'text' | 'milestones' | 'honours'
  /** Sanitised HTML. */
  content: string
}

export type PartnerItem = { id: string; name: string; logo: MediaItem | null; link: string | null }
