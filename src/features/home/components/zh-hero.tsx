import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Figure } from '@/ui/figure'
import { Picture } from '@/ui/picture'
import { unbrokenText } from '@/ui/unbroken'
import type { BannerView } from '../view-models/banners'
import { BannerActions } from './banner-actions'
import { BannerCarousel, SlideCover } from './banner-carousel'
import styles from './zh-hero.module.css'

const slideMs = 3000

/** The Chinese banner carousel (S1 2.6): full height, fading every 3000 ms; pictures of 1920:1080 on narrow screens. */
export function ZhHero({ site, banners }: { site: SiteId; banners: BannerView[] }) {
  return (
    <div className={styles.hero} data-ground="dark">
      <BannerCarousel
        label={translator(site, 'home')('carousel')}
        banners={banners}
        delay={slideMs}
        indicator="lines"
        className={styles.carousel}
        indicatorClassName={styles.indicator}
        slide={(banner, first) => <Slide site={site} banner={banner} first={first} />}
      />
    </div>
  )
}

function Slide({ site, banner, first }: { site: SiteId; banner: BannerView; first: boolean }) {
  const Title = first ? 'h1' : 'h2'
  return (
    <article className={styles.slide}>
      <Picture
        className={styles.picture}
        picture={banner.picture}
        ratio="fill"
        sizes="100vw"
        priority={first}
      />
      <div className={styles.scrim} />
      <SlideCover banner={banner} className={styles.cover} />
      <div className={styles.content} data-words>
        <div className={styles.text}>
          <Title className={styles.title}>{banner.title}</Title>
          <p className={styles.brief}>{unbrokenText(banner.brief)}</p>
          <BannerActions site={site} banner={banner} className={styles.actions} />
        </div>
        {banner.figure && (
          <div className={styles.figure}>
            <Figure value={banner.figure} unit={banner.figureUnit} size="hero" note={banner.figureNote} />
          </div>
        )}
      </div>
    </article>
  )
}
