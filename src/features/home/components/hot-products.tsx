import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { unbroken, unbrokenText } from '@/ui/unbroken'
import { ModelTitle } from '@/ui/model-title'
import { TileCard } from '@/ui/tile-card'
import type { BannerView } from '../view-models/banners'
import type { HotProductView } from '../view-models/scenes'
import { BannerActions } from './banner-actions'
import { BannerCarousel, SlideCover } from './banner-carousel'
import { classNames } from '@/ui/class-names'
import { Picture } from '@/ui/picture'
import styles from './hot-products.module.css'

const slideMs = 4000

type HotProductsProps = { site: SiteId; banners: BannerView[]; products: HotProductView[] }

/** Hot products across all scenarios (S1 2.6): the banners, with one picture for wide and one for narrow screens, and the tiles. */
export function HotProducts({ site, banners, products }: HotProductsProps) {
  return (
    <>
      {banners.length > 0 && (
        <BannerCarousel
          label={translator(site, 'home')('hotProducts.carousel')}
          banners={banners}
          delay={slideMs}
          indicator="lines"
          indicatorClassName={styles.indicator}
          slide={(banner) => <Slide site={site} banner={banner} />}
        />
      )}
      {products.length > 0 && (
        <ul className={styles.tiles}>
          {products.map(({ id, name, ...product }) => (
            <li key={id}>
              <TileCard
                {...product}
                title={<ModelTitle name={name} show={unbrokenText} />}
                sizes="(max-width: 844px) 50vw, 25vw"
              />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Slide({ site, banner }: { site: SiteId; banner: BannerView }) {
  return (
    <article className={styles.slide} data-ground="dark">
      <SlideCover banner={banner} className={styles.cover} />
      <div className={styles.text} data-words>
        <h3 className={classNames('type-h3', styles.title)}>{unbroken(banner.title)}</h3>
        <p className={styles.brief}>{unbrokenText(banner.brief)}</p>
        <BannerActions site={site} banner={banner} className={styles.actions} />
      </div>
      <Picture
        className={styles.picture}
        picture={banner.picture}
        narrow={banner.mobilePicture}
        ratio="fill"
        sizes="(max-width: 1440px) 100vw, 1312px"
      />
    </article>
  )
}
