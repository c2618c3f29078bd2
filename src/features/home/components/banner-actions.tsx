import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { ButtonLink } from '@/ui/button'
import type { BannerView } from '../view-models/banners'
import { VideoButton } from './video-button'

/** The link of a slide, in a new window (S1 2.6), and its video. */
export function BannerActions({
  site,
  banner,
  className,
}: {
  site: SiteId
  banner: BannerView
  className?: string
}) {
  return (
    <div className={className}>
      {banner.href && (
        <ButtonLink href={banner.href} target="_blank" rel="noopener" arrow>
          {banner.actionLabel}
        </ButtonLink>
      )}
      {banner.video && (
        <VideoButton src={banner.video} title={banner.title} label={translator(site, 'home')('playVideo')} />
      )}
    </div>
  )
}
