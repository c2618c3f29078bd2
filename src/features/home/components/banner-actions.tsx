import { ButtonLink } from '@/ui/button'
import type { BannerView } from '../view-models/banners'
import { VideoButton, type VideoButtonWords } from './video-button'

/** The link of a slide, in a new window (S1 2.6), and its video. */
export function BannerActions({
  banner,
  words,
  className,
}: {
  banner: BannerView
  words: VideoButtonWords
  className?: string
}) {
  return (
    <div className={className}>
      {banner.href && (
        <ButtonLink href={banner.href} target="_blank" rel="noopener" arrow>
          {banner.actionLabel}
        </ButtonLink>
      )}
      {banner.video && <VideoButton src={banner.video} title={banner.title} words={words} />}
    </div>
  )
}
