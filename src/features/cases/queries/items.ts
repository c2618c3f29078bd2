import type { SiteId } from '@/i18n/locales'
import type { FileItem } from '@/server/files'
import type { MediaItem } from '@/server/media'

export type CaseTypeItem = { id: string; name: string; cover: MediaItem | null; caseCount: number }

export type CaseItem = {
  id: string
  name: string
  typeId: string
  /** Sanitised HTML. */
  brief: string
  eachDistrict: string
  cover: MediaItem | null
  logo: MediaItem | null
  /** Pictures and videos of the carousel, in order. */
  gallery: ({ kind: 'picture'; picture: MediaItem } | { kind: 'video'; file: FileItem })[]
  solutions: { id: string; name: string }[]
  products: { id: string; name: string }[]
  recommended: boolean
  /** ISO 8601. */
  createTime: string
  updateTime: string
  sites: SiteId[]
}

export type CaseDetail = CaseItem & { writtenFor: SiteId[] }
