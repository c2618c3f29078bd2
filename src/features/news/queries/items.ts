import type { SiteId } from '@/i18n/locales'
import type { MediaItem } from '@/server/media'
import type { OnOwnPage } from '@/server/shown-documents'

/** An article in lists. */
export type NewsItem = {
  id: string
  title: string
  /** The first words of the text, at most 300 characters. */
  excerpt: string
  cover: MediaItem | null
  typeId: string
  /** ISO 8601. */
  publishTime: string
  updateTime: string
  /** The sites that show the article. */
  sites: SiteId[]
}

/** An article with its text. */
export type NewsDetail = NewsItem & {
  /** Sanitised HTML. */
  content: string
} & OnOwnPage

export type NewsTypeItem = { id: string; name: string; code: string; newsCount: number }

export type NewsPage = { items: NewsItem[]; total: number }

export type NewsFilter = { typeId?: string | null; search?: string; pageNo: number; pageSize: number }

export type ArticleList = 'news' | 'investors'
