import { Figure } from '@/ui/figure'
import { Picture } from '@/ui/picture'
import type { BannerView } from '../view-models/banners'
import { BannerActions } from './banner-actions'
import { BannerCarousel, SlideCover, type HeroWords } from './banner-carousel'
import styles from './zh-hero.module.css'

const slideMs = 3000

/** The Chinese banner carousel (S1 2.6): full height, fading every 3000 ms; pictures of 1920:1080 on narrow screens. */
export function ZhHero({ banners, words }: { banners: BannerView[]; words: HeroWords }) {
  return (
    <div className={styles.hero} data-ground="dark">
      <BannerCarousel
        banners={banners}
        words={words}
        delay={slideMs}
        indicator="lines"
        className={styles.carousel}
        indicatorClassName={styles.indicator}
        slide={(banner, first) => <Slide banner={banner} first={first} words={words} />}
      />
    </div>
  )
}

function Slide({ banner, first, words }: { banner: BannerView; first: boolean; words: HeroWords }) {
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
          <p className={styles.brief}>{banner.brief}</p>
          <BannerActions banner={banner} words={words} className={styles.actions} />
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
