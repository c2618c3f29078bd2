import { href } from '@/addresses/href'
import { findDraftMaterial, findMaterial, findVideoNeighbours } from '@/features/materials/queries'
import { aboutCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { documentMeta } from '@/features/shell/pages/site-meta'
import { VideoStage } from '@/features/videos/components/video-stage'
import { findVideo } from '@/features/videos/queries'
import { shownDate } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import { StepNav } from '@/ui/step-nav'
import { Recommended } from '../../components/detail/recommended'
import {
  findCategories,
  findMeasuredByIds,
  pathTo,
  type MeasuredProduct,
  type NamedItem,
} from '../../queries'
import { isProductVideo } from '../../view-models/detail/documents'
import { introductionOf } from '../../view-models/detail/product-video'
import { toRecommended } from '../../view-models/detail/recommended'

/** One row of cards. */
const maxProducts = 4

/** A product or user video (S2 2.4): title, release date, player; a company video redirects to its own page (readings 4). */
export const productVideoPage: PageDefinition = async ({ site, values, preview }) => {
  const id = values.id ?? ''
  const video = preview ? await findDraftMaterial(site, id) : await findMaterial(site, id)
  if (!video) return toCompanyVideo(site, id)
  if (!isProductVideo(video)) return null
  const { name, url, mimeType, updateTime, restricted } = video
  const products = await findMeasuredByIds(site, video.productIds.slice(0, maxProducts))
  const brief = introductionOf(
    site,
    video,
    products.map((product) => product.name),
  )
  const poster = video.cover ? toPicture(video.cover) : undefined
  const list = { label: translator(site, 'videos')('title'), href: href(site, 'videos') }
  return {
    meta: {
      title: name,
      description: brief,
      picture: poster,
      ...documentMeta(site, 'materials', video),
    },
    shownOn: video.sites,
    body: (
      <>
        <VideoStage
          site={site}
          crumbs={aboutCrumbs(site, [list, { label: name }])}
          title={name}
          date={shownDate(site, updateTime)}
          file={{ name, url, mimeType, poster, restricted }}
          brief={brief}
        />
        <Steps site={site} id={id} />
        <Products site={site} products={products} />
      </>
    ),
  }
}

/** The products that the video is about, so that a visitor need not search for them. */
async function Products({ site, products }: { site: SiteId; products: MeasuredProduct[] }) {
  if (products.length === 0) return null
  const categories = await findCategories(site)
  const product = translator(site, 'product')
  return (
    <Recommended
      site={site}
      heading={{ label: product('video.productsLabel'), title: product('video.products') }}
      products={products.map((one) => toRecommended(site, one, pathTo(categories, one.categoryId)))}
    />
  )
}

async function Steps({ site, id }: { site: SiteId; id: string }) {
  const { last, next } = await findVideoNeighbours(site, id)
  const t = translator(site, 'videos')
  return (
    <StepNav
      label={t('neighbours')}
      previous={toStep(site, last)}
      next={toStep(site, next)}
      backHref={href(site, 'productsList')}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      backLabel={t('back')}
    />
  )
}

function toStep(site: SiteId, neighbour: NamedItem | null) {
  if (!neighbour) return undefined
  return { name: neighbour.name, href: href(site, 'productVideo', { id: neighbour.id }) }
}

async function toCompanyVideo(site: SiteId, id: string) {
  return (await findVideo(site, id)) ? { movedTo: href(site, 'videoDetail', { id }) } : null
}
