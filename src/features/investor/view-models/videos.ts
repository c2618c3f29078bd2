import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { InvestorVideoItem } from '../queries'

/** `video` plays in the dialog (linkType 1); `href` opens another site. Entries with neither are left out. */
export type InvestorVideoView = { id: string; name: string; picture?: Picture } & (
  | { video: string }
  | { href: string }
)

export function toInvestorVideos(items: InvestorVideoItem[]): InvestorVideoView[] {
  return items.flatMap(({ id, name, cover, linkType, video, address }): InvestorVideoView[] => {
    const shown = { id, name, picture: cover ? toPicture(cover) : undefined }
    if (linkType === 'inline') return video ? [{ ...shown, video: video.url }] : []
    return address ? [{ ...shown, href: address }] : []
  })
}
