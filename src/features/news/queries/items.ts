import type { SiteId } from '@/i18n/locales'
import type { MediaItem } from '@/server/media'

export type NewsItem = {
  id: string
  title: string
  /** Sanitised HTML. */
  content: string
  cover: MediaItem | null
  typeId: string
  /** ISO 8601. */
  publishTime: string
  updateTime: string
  /** The sites that show the article. */
  sites: SiteId[]
}

/** An article with the sites that have texts of their own; the others show it by fallback. */
export type NewsDetail = NewsItem & { writtenFor: SiteId[] }

export type NewsTypeItem = { id: string; name: string; code: string; newsCount: number }

export type NewsPage = { items: NewsItem[]; total: number }

export type NewsFilter = { typeId?: string | null; search?: string; pageNo: number; pageSize: number }
