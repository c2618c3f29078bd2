import { TileCard } from '@/ui/tile-card'
import type { BannerView } from '../view-models/banners'
import type { HotProductView } from '../view-models/scenes'
import { BannerActions } from './banner-actions'
import { BannerCarousel, SlideCover, type HeroWords } from './banner-carousel'
import { Picture } from '@/ui/picture'
import styles from './hot-products.module.css'

const slideMs = 4000

type HotProductsProps = { banners: BannerView[]; products: HotProductView[]; words: HeroWords }

/** Hot products across all scenarios (S1 2.6): the banners, with one picture for wide and one for narrow screens, and the tiles. */
export function HotProducts({ banners, products, words }: HotProductsProps) {
  return (
    <>
      {banners.length > 0 && (
        <BannerCarousel
          banners={banners}
          words={words}
          delay={slideMs}
          indicator="lines"
          indicatorClassName={styles.indicator}
          slide={(banner) => <Slide banner={banner} words={words} />}
        />
      )}
      {products.length > 0 && (
        <ul className={styles.tiles}>
          {products.map(({ id, name, ...product }) => (
            <li key={id}>
              <TileCard {...product} title={name} sizes="(max-width: 844px) 50vw, 25vw" />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Slide({ banner, words }: { banner: BannerView; words: HeroWords }) {
  return (
    <article className={styles.slide} data-ground="dark">
      <Picture
        className={styles.picture}
        picture={banner.picture}
        narrow={banner.mobilePicture}
        ratio="fill"
        sizes="(max-width: 1440px) 100vw, 1312px"
      />
      <SlideCover banner={banner} className={styles.cover} />
      <div className={styles.text} data-words>
        <h3 className="type-h3">{banner.title}</h3>
        <p className={styles.brief}>{banner.brief}</p>
        <BannerActions banner={banner} words={words} className={styles.actions} />
      </div>
    </article>
  )
}
