import 'server-only'
import type { Where } from 'payload'
import { findContents } from '@/features/texts/queries'
import type { SiteId } from '@/i18n/locales'
import type { News } from '@/payload-types'
import { cms } from '@/server/cms'
import { localeOptions } from '@/server/published'
import type { NewsItem } from './items'

type Read = { where: Where; limit: number; page?: number; draft?: boolean }

/** Articles, newest first; texts and covers are read once for all of them. */
export async function readNews(
  site: SiteId,
  { where, limit, page = 1, draft = false }: Read,
): Promise<NewsItem[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'news',
    where,
    limit,
    page,
    draft,
    sort: ['-publishTime', '-id'],
    ...localeOptions(site),
  })
  const contents = await findContents(site, docs, {
    texts: ({ content }) => [content],
    pictures: ({ cover }) => [cover],
  })
  return docs.map((doc) => toItem({ doc, ...contents }))
}

type Parts = { doc: News } & Awaited<ReturnType<typeof findContents>>

function toItem({ doc, media, html }: Parts): NewsItem {
  return {
    id: doc.id,
    title: doc.title ?? '',
    content: html(doc.content),
    cover: media.get(String(doc.cover)) ?? null,
    typeId: String(doc.type),
    publishTime: doc.publishTime,
    updateTime: doc.updateTime ?? doc.publishTime,
    sites: doc.sites,
  }
}
