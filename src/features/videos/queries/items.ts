import type { SiteId } from '@/i18n/locales'
import type { Neighbours } from '@/lib/neighbours'
import type { FileItem } from '@/server/files'
import type { MediaItem } from '@/server/media'
import type { OnOwnPage } from '@/server/shown-documents'

export type CompanyVideoItem = {
  id: string
  title: string
  brief: string
  cover: MediaItem | null
  video: FileItem | null
  /** WebVTT; in the language of `site`, which may be that of the fallback. */
  captions: { url: string; site: SiteId } | null
  /** ISO 8601. */
  updateTime: string
  sites: SiteId[]
}

/** A video with the sites that have their own title for it; the others show it by fallback. */
export type CompanyVideoDetail = CompanyVideoItem & OnOwnPage

export type CompanyVideoPage = { items: CompanyVideoItem[]; total: number }

export type VideoNeighbour = { id: string; title: string }

export type VideoNeighbours = Neighbours<VideoNeighbour>
