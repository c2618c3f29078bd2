import type { z } from 'zod'
import { type CompanyVideoItem, findHomeVideos } from '@/features/videos/queries'
import type { SiteId } from '@/i18n/locales'
import { viewCountsOf } from '@/server/view-counts'
import { toTime } from '../../schemas/time'
import type { companyVideo } from '../../schemas/video'

type WireVideo = z.input<typeof companyVideo>

/** The first company videos, as many as the home pages show. */
export async function findWireHomeVideos(site: SiteId): Promise<WireVideo[]> {
  return toWireVideos(site, await findHomeVideos(site))
}

/** Company videos in contract format; their view counts are read once. */
export async function toWireVideos(site: SiteId, items: CompanyVideoItem[]): Promise<WireVideo[]> {
  const views = await viewCountsOf(
    'company-videos',
    items.map(({ id }) => id),
  )
  return items.map((item) => toWireVideo({ site, item, viewCount: views.get(item.id) ?? 0 }))
}

type VideoWithViews = { site: SiteId; item: CompanyVideoItem; viewCount: number }

export function toWireVideo({ site, item, viewCount }: VideoWithViews): WireVideo {
  return {
    id: item.id,
    title: item.title,
    coverImage: item.cover?.url ?? null,
    video: item.video?.url ?? null,
    updateTime: toTime(site, item.updateTime),
    viewCount,
  }
}
