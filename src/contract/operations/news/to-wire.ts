import type { z } from 'zod'
import { withContents, type NewsItem } from '@/features/news/queries'
import type { SiteId } from '@/i18n/locales'
import { viewCountsOf } from '@/server/view-counts'
import type { news } from '../../schemas/news'
import { toTime } from '../../schemas/time'

type WireNews = z.input<typeof news>

/** Articles in contract format; their texts and view counts are read once. */
export async function toWireNews(site: SiteId, items: NewsItem[]): Promise<WireNews[]> {
  const views = await viewCountsOf(
    'news',
    items.map(({ id }) => id),
  )
  const articles = await withContents(site, items)
  return articles.map((item) => toWireArticle({ site, item, viewCount: views.get(item.id) ?? 0 }))
}

export function toWireArticle({ site, item, viewCount }: Article): WireNews {
  return {
    id: item.id,
    name: item.title,
    title: item.title,
    content: item.content,
    publishTime: toTime(site, item.publishTime),
    updateTime: toTime(site, item.updateTime),
    viewCount,
    coverImage: item.cover?.url ?? null,
  }
}

type Article = { site: SiteId; item: NewsItem & { content: string }; viewCount: number }
