import type { ReactNode } from 'react'
import { Carousel } from '@/ui/carousel'
import type { BannerView } from '../view-models/banners'

type BannerCarouselProps = {
  label: string
  banners: BannerView[]
  /** Time per slide in ms. */
  delay: number
  indicator: 'lines' | 'counter'
  className?: string
  indicatorClassName?: string
  slide: (banner: BannerView, first: boolean) => ReactNode
}

/** The carousel of both home pages; the layout renders the slides. */
export function BannerCarousel({ label, banners, delay, indicator, slide, ...classes }: BannerCarouselProps) {
  return (
    <Carousel
      {...classes}
      label={label}
      delay={delay}
      effect="fade"
      indicator={indicator}
      slides={banners.map((banner, index) => ({
        id: banner.id,
        label: banner.tabLabel,
        figure: banner.tabFigure,
        content: slide(banner, index === 0),
      }))}
    />
  )
}

/** The whole slide has the link of its button, in a new window (S1 2.6, 2.7). */
export function SlideCover({ banner, className }: { banner: BannerView; className?: string }) {
  if (!banner.href) return null
  return (
    <a className={className} href={banner.href} target="_blank" rel="noopener" tabIndex={-1} aria-hidden>
      {banner.title}
    </a>
  )
}
