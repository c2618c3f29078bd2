import { href } from '@/addresses/href'
import { toVideoCard as toCompanyVideoCard, type VideoCardView } from '@/features/videos/view-models/videos'
import type { SiteId } from '@/i18n/locales'
import { toPicture } from '@/lib/media-picture'
import type { FoundVideo } from '../queries/videos'

/** Id, title and cover image (S1 2.17); product and user videos link to the page that every site has. */
export function toVideoCard(site: SiteId, found: FoundVideo): VideoCardView {
  if (found.collection === 'company-videos') return toCompanyVideoCard(site, found.item)
  const { id, name, cover } = found.item
  // The name beside it describes the cover.
  const picture = cover ? { ...toPicture(cover), alt: '' } : undefined
  return { id, title: name, picture, href: href(site, 'productVideo', { id }) }
}
