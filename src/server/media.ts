import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { focalPosition } from '@/lib/focal-point'
import type { Media } from '@/payload-types'
import { cms } from './cms'
import { localeOptions } from './published'
import { queryByIds } from './query-by-ids'

export type MediaItem = {
  id: string
  /** Public path, /file/<key>. */
  url: string
  width: number
  height: number
  alt: string
  /** Where it is cropped to, unless that is the middle (`focalPosition`). */
  position?: string
  /** Derivatives, narrowest first. */
  sizes: { url: string; width: number; height: number; type: string }[]
}

/** Pictures by id, in one statement for those that are not cached; unknown ids are left out. */
export async function findMedia(site: SiteId, ids: unknown[]): Promise<Map<string, MediaItem>> {
  const knownIds = [...new Set(ids.filter((id): id is string => typeof id === 'string'))]
  if (knownIds.length === 0) return new Map()
  return new Map((await mediaByIds(site, knownIds)).map((item) => [item.id, item]))
}

const mediaByIds = queryByIds<SiteId, MediaItem>({
  name: 'media',
  collection: 'media',
  read: async (site, ids) => {
    const { docs } = await (
      await cms()
    ).find({
      collection: 'media',
      where: { id: { in: ids } },
      ...localeOptions(site),
      pagination: false,
    })
    return docs.map(toItem)
  },
})

function toItem(doc: Media): MediaItem {
  const sizes = Object.values(doc.sizes ?? {}).flatMap((size) =>
    size?.url && size.width && size.height
      ? [{ url: size.url, width: size.width, height: size.height, type: size.mimeType ?? 'image/webp' }]
      : [],
  )
  const position = focalPosition(doc)
  return {
    id: doc.id,
    url: doc.url ?? '',
    width: doc.width ?? 0,
    height: doc.height ?? 0,
    alt: doc.alt ?? '',
    ...(position && { position }),
    sizes: sizes.sort((a, b) => a.width - b.width),
  }
}
