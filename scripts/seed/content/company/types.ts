import type { SiteId } from '@/i18n/locales'
import type { CompanyTextSlot } from '@/lib/company-text-slots'
import type { Localised } from '../types'

/** Every document has an id of 19 digits, and the sites that show it. Pictures are files of `../../assets`. */
type Document = { id: string; sites: SiteId[] }

type Ordered = Document & { order: number }

export type CompanyTextSeed = Document & {
  place: CompanyTextSlot
  title: Localised
  lead: Localised
  picture?: string
  /** Markdown: paragraphs, ## and ### headings, lists, > quotes, **bold** and links. */
  content: Localised
  /** ISO 8601 with offset. */
  updateTime: string
}

export type AboutItemSeed = Ordered & {
  title: Localised
  /** The id of the item above. */
  parent?: string
  pageType: '0' | '1' | '2'
  shows: 'text' | 'milestones' | 'honours'
  /** Markdown. */
  content: Localised
}

export type MilestoneSeed = Document & {
  year: number
  month: number
  title: Localised
  /** Markdown; most entries are a single sentence. */
  content: Localised
  picture?: string
  onHome: boolean
}

/** The written fields; `when` is the year and the month. */
export type MilestoneDraft = {
  when: string
  title: Localised
  content?: Localised
  picture?: string
  onHome?: true
}

export type HonourSeed = Ordered & { title: Localised; issuer: Localised; year: number; picture: string }

export type TeamGroupSeed = Ordered & { slug: string; name: Localised; kind: 'leaders' | 'sales' | 'rd' }

export type TeamMemberSeed = Ordered & {
  name: Localised
  title: Localised
  department: Localised
  email?: string
  /** The slug of a group. */
  group: string
}

/** The written fields; `mail` is the part of the address before the @. */
export type TeamMemberDraft = Pick<TeamMemberSeed, 'name' | 'department' | 'group'> & {
  title?: Localised
  mail?: string
}

export type CompanyVideoSeed = Ordered & {
  slug: string
  title: Localised
  brief: Localised
  cover: string
  /** A video of `../../documents`. */
  videoFile: string
  updateTime: string
}

/** The written fields; the poster's file name contains the slug. */
export type CompanyVideoDraft = Pick<
  CompanyVideoSeed,
  'slug' | 'title' | 'brief' | 'videoFile' | 'updateTime'
>

export type PartnerSeed = Ordered & { name: Localised; logo: string; link?: string }

export type OfficePictureSeed = Ordered & { title: Localised; picture: string }

export type JobSeed = Ordered & {
  name: Localised
  department: Localised
  place: Localised
  createTime: string
  link: string
}

export type InvestorVideoSeed = Ordered & {
  name: Localised
  cover: string
  /** Plays on the page, or elsewhere. */
  source: { videoFile: string } | { address: string }
}

export type HomePageSeed = {
  statistics: Record<SiteId, StatisticSeed[]>
  iot: {
    title: Localised
    text: Localised
    points: Partial<Record<SiteId, string[]>>
    picture: string
    linkLabel: Localised
    linkAddress: Localised
  }
}

/** Without a figure: an advantage in words (readings 8). */
export type StatisticSeed = { figure?: string; label: string; note?: string }

export type InvestorRelationsSeed = {
  stocks: FrameSeed
  notice: FrameSeed
  contact: Record<'name' | 'position' | 'phone' | 'fax' | 'postcode' | 'address' | 'email', Localised>
}

type FrameSeed = { label: Localised; address: Localised }

export type CareersSeed = { campusLabel: Localised; campusAddress: Localised }
