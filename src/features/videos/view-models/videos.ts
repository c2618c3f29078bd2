import { href } from '@/addresses/href'
import { shownDate } from '@/i18n/format'
import { languageName, languageTag, type SiteId } from '@/i18n/locales'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { CompanyVideoItem, VideoNeighbour } from '../queries'

export type VideoCardView = { id: string; href: string; title: string; brief?: string; picture?: Picture }

export function toVideoCard(site: SiteId, { id, title, brief, cover }: CompanyVideoItem): VideoCardView {
  // The title beside it describes the poster.
  const picture = cover ? { ...toPicture(cover), alt: '' } : undefined
  return { id, title, brief, picture, href: videoHref(site, { id, title }) }
}

/** The address contains the title for readability (S1 2.12). */
export function videoHref(site: SiteId, { id, title }: VideoNeighbour): string {
  return href(site, 'videoDetail', { id, title })
}

/** The data of a player. */
export type VideoFile = {
  name: string
  url: string
  mimeType: string
  poster?: Picture
  /** Only distributors can play it. */
  restricted?: boolean
  captions?: { url: string; language: string; label: string }
}

export type VideoView = {
  id: string
  title: string
  brief: string
  date: { iso: string; text: string }
  file?: VideoFile
  poster?: Picture
}

export function toVideo(site: SiteId, item: CompanyVideoItem): VideoView {
  const { id, title, brief, cover, video, captions, updateTime } = item
  const poster = cover ? toPicture(cover) : undefined
  return {
    id,
    title,
    brief,
    poster,
    date: shownDate(site, updateTime),
    file: video
      ? {
          name: title,
          url: video.url,
          mimeType: video.mimeType,
          poster,
          captions: captions ? toCaptions(captions) : undefined,
        }
      : undefined,
  }
}

function toCaptions({ url, site }: NonNullable<CompanyVideoItem['captions']>): VideoFile['captions'] {
  return { url, language: languageTag[site], label: languageName[site] }
}
