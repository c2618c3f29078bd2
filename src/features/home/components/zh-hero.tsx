import { Carousel } from '@/ui/carousel'
import { Figure } from '@/ui/figure'
import type { BannerView } from '../views'
import { BannerActions } from './banner-actions'
import type { FilmWords } from './film-button'
import { HeroPicture } from './hero-picture'
import styles from './zh-hero.module.css'

export type HeroWords = FilmWords & { label: string; pause: string; start: string }

const STANDS = 3000

/** The Chinese banner carousel (S1 2.6): full height, fading every 3000 ms. */
export function ZhHero({ banners, words }: { banners: BannerView[]; words: HeroWords }) {
  return (
    <div className={styles.hero} data-ground="dark">
      <Carousel
        label={words.label}
        delay={STANDS}
        effect="fade"
        indicator="lines"
        words={{ pause: words.pause, play: words.start }}
        className={styles.carousel}
        indicatorClassName={styles.indicator}
        slides={banners.map((banner, index) => ({
          id: banner.id,
          label: banner.tabLabel,
          figure: banner.tabFigure,
          content: <Slide banner={banner} first={index === 0} words={words} />,
        }))}
      />
    </div>
  )
}

function Slide({ banner, first, words }: { banner: BannerView; first: boolean; words: HeroWords }) {
  const Title = first ? 'h1' : 'h2'
  return (
    <article className={styles.slide}>
      <HeroPicture
        className={styles.picture}
        wide={banner.picture}
        narrow={banner.mobilePicture}
        sizes="100vw"
        priority={first}
      />
      <div className={styles.scrim} />
      {banner.href && (
        <a
          className={styles.cover}
          href={banner.href}
          target="_blank"
          rel="noopener"
          tabIndex={-1}
          aria-hidden
        >
          {banner.title}
        </a>
      )}
      <div className={styles.content}>
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
