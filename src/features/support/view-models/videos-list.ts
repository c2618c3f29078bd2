import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { toPicture } from '@/lib/media-picture'
import type { MaterialKind } from '@/lib/material-kinds'
import type { Picture } from '@/lib/picture'
import type { MaterialItem } from '../../materials/queries/items'

export const videoPages = {
  'product-video': 'supportProductVideo',
  'user-video': 'supportUserVideo',
} as const satisfies Partial<Record<MaterialKind, string>>

export type VideoKind = keyof typeof videoPages

type VideoCard = { id: string; href: string; title: string; picture?: Picture }

/** Cover and file name (S2 2.13, 2.14). */
export function toVideoCard(site: SiteId, kind: VideoKind, { id, name, cover }: MaterialItem): VideoCard {
  // The name beside it describes the cover.
  const picture = cover ? { ...toPicture(cover), alt: '' } : undefined
  return { id, title: name, picture, href: videoHref(site, { id, kind }) }
}

/** The address of a video in the list of its kind. */
export function videoHref(site: SiteId, { id, kind }: { id: string; kind: MaterialKind }): string {
  return href(site, kind === 'user-video' ? 'supportUserVideo' : 'supportProductVideo', { id })
}
