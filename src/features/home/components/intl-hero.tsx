import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { classNames } from '@/ui/class-names'
import { Container } from '@/ui/container'
import { cssVariables } from '@/ui/css-variables'
import { Figure } from '@/ui/figure'
import { Picture } from '@/ui/picture'
import { unbroken, unbrokenText } from '@/ui/unbroken'
import type { BannerView } from '../view-models/banners'
import { BannerActions } from './banner-actions'
import { BannerCarousel, SlideCover } from './banner-carousel'
import styles from './intl-hero.module.css'

const slideMs = 7000

/** The international banner carousel (S1 2.7): the temperature as the heading beside one product. */
export function IntlHero({ site, banners }: { site: SiteId; banners: BannerView[] }) {
  return (
    <div className={styles.hero}>
      <BannerCarousel
        label={translator(site, 'home')('carousel')}
        banners={banners}
        delay={slideMs}
        indicator="counter"
        className={styles.carousel}
        indicatorClassName={styles.indicator}
        slide={(banner, first) => <Slide site={site} banner={banner} first={first} />}
      />
    </div>
  )
}

function Slide({ site, banner, first }: { site: SiteId; banner: BannerView; first: boolean }) {
  const Title = first ? 'h1' : 'h2'
  const shape = shapeOf(banner)
  return (
    <article className={styles.slide}>
      <Container className={styles.content}>
        <Title className={styles.title} data-words>
          {unbroken(banner.title)}
        </Title>
        <div className={styles.figure} style={cssVariables({ '--ems': widthInEms(banner) })} data-words>
          {banner.figure && <Figure value={banner.figure} unit={banner.figureUnit} size="hero" raised />}
        </div>
        <p className={styles.note} data-words>
          {unbrokenText(banner.brief)}
        </p>
        <div className={styles.actions} data-words>
          <BannerActions site={site} banner={banner} className={styles.buttons} />
        </div>
        <Picture
          className={classNames(styles.product, shape !== 'even' && styles[shape])}
          picture={banner.picture}
          narrow={banner.mobilePicture}
          sizes="(max-width: 844px) 80vw, 36vw"
          priority={first}
        />
      </Container>
      <SlideCover banner={banner} className={styles.cover} />
    </article>
  )
}

/** A tall product is shown larger, a wide one nearer to the middle; the mobile picture has no margins. */
function shapeOf({ picture, mobilePicture = picture }: BannerView): 'tall' | 'wide' | 'even' {
  if (!mobilePicture) return 'even'
  const ratio = mobilePicture.width / mobilePicture.height
  if (ratio > 1.2) return 'wide'
  return ratio < 0.7 ? 'tall' : 'even'
}

/** Approximate width of the figure: tightened tabular digits, then a unit of a quarter of their size. */
function widthInEms({ figure, figureUnit }: BannerView): number {
  return 0.56 * figure.length + 0.15 * figureUnit.length
}
