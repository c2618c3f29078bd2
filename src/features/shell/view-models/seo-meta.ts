import { toPicture } from '@/lib/media-picture'
import { withoutMarks } from '@/lib/content-marks'
import type { SeoItem } from '../queries'
import type { PageMeta } from './metadata'

/** The metadata of a page with the texts that editors wrote for search engines and shared links. */
export function withSeoTexts(meta: PageMeta, seo: SeoItem | null): PageMeta {
  if (!seo) return meta
  const { title, description, picture, noIndex } = seo
  return {
    ...meta,
    ...(title && { title: withoutMarks(title), isFullTitle: true }),
    ...(description && { description: withoutMarks(description) }),
    ...(picture && { picture: toPicture(picture) }),
    noIndex,
  }
}
