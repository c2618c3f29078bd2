import type { SiteId } from '@/i18n/locales'
import type { KeyFigureRow } from '@/lib/complete-figures'
import type { NamedItem } from '@/lib/neighbours'
import type { FileItem } from '@/server/files'
import type { MediaItem } from '@/server/media'
import type { OnOwnPage } from '@/server/shown-documents'

export type CaseTypeItem = { id: string; name: string; cover: MediaItem | null; caseCount: number }

export type CaseItem = {
  id: string
  name: string
  typeId: string
  /** The first words of the text, at most 300 characters. */
  excerpt: string
  eachDistrict: string
  cover: MediaItem | null
  logo: MediaItem | null
  /** Pictures and videos of the carousel, in order. */
  gallery: ({ kind: 'picture'; picture: MediaItem } | { kind: 'video'; file: FileItem })[]
  /** As stored; the site may not show all of them. */
  solutionIds: string[]
  productIds: string[]
  figures: KeyFigureRow[]
  recommended: boolean
  /** ISO 8601. */
  createTime: string
  updateTime: string
  sites: SiteId[]
}

/** What a case uses, as far as the site shows it. */
export type UsedNames = { solutions: NamedItem[]; products: NamedItem[] }

/** What only the page of a case shows. */
export type CaseTexts = {
  /** Sanitised HTML. */
  brief: string
}

/** A case with its texts. */
export type CaseDetail = CaseItem & UsedNames & CaseTexts & OnOwnPage

export type CasePage = { items: CaseItem[]; total: number }
