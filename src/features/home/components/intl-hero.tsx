import { Carousel } from '@/ui/carousel'
import { Container } from '@/ui/container'
import { Figure } from '@/ui/figure'
import type { BannerView } from '../views'
import { BannerActions } from './banner-actions'
import { HeroPicture } from './hero-picture'
import styles from './intl-hero.module.css'
import type { HeroWords } from './zh-hero'

const STANDS = 7000

/** The international banner carousel (S1 2.7): the temperature as headline beside one product. */
export function IntlHero({ banners, words }: { banners: BannerView[]; words: HeroWords }) {
  return (
    <div className={styles.hero}>
      <Carousel
        label={words.label}
        delay={STANDS}
        effect="fade"
        indicator="counter"
        words={{ pause: words.pause, play: words.start }}
        className={styles.carousel}
        indicatorClassName={styles.indicator}
        slides={banners.map((banner, index) => ({
          id: banner.id,
          label: banner.title,
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
      <Container className={styles.content}>
        <Title className={styles.title}>{banner.title}</Title>
        <div className={styles.figure}>
          {banner.figure && <Figure value={banner.figure} unit={banner.figureUnit} size="hero" raised />}
        </div>
        <HeroPicture
          className={styles.product}
          wide={banner.picture}
          sizes="(max-width: 844px) 80vw, 36vw"
          priority={first}
        />
        <div className={styles.note}>
          <p>{banner.brief}</p>
          <BannerActions banner={banner} words={words} className={styles.actions} />
        </div>
      </Container>
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
    </article>
  )
}
