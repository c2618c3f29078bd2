import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { findMedia, type MediaItem } from '@/server/media'
import { query } from '@/server/query'

/** The cover, or else the first picture, of each product that has one. */
export async function findCovers(
  site: SiteId,
  products: { imageIds: string[] }[],
): Promise<Map<string, MediaItem>> {
  const ids = products.flatMap(({ imageIds }) => imageIds.slice(0, 1))
  const pictures = ids.length > 0 ? await findPictures(site, [...new Set(ids)]) : []
  return new Map(pictures.map((picture) => [picture.id, picture]))
}

const findPictures = query<[SiteId, string[]], MediaItem[]>({
  name: 'library-pictures',
  read: async (site, ids) => [...(await findMedia(site, ids)).values()],
})
