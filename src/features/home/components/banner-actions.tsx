import { ButtonLink } from '@/ui/button'
import type { BannerView } from '../views/banners'
import { FilmButton, type FilmWords } from './film-button'

/** The way on from a slide, in a new window (S1 2.6), and its film. */
export function BannerActions({
  banner,
  words,
  className,
}: {
  banner: BannerView
  words: FilmWords
  className?: string
}) {
  return (
    <div className={className}>
      {banner.href && (
        <ButtonLink href={banner.href} target="_blank" rel="noopener" arrow>
          {banner.actionLabel}
        </ButtonLink>
      )}
      {banner.video && <FilmButton src={banner.video} title={banner.title} words={words} />}
    </div>
  )
}
