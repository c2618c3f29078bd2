import { href } from '@/addresses/href'
import { findFeaturedProducts, findMeasuredByIds } from '@/features/products/queries'
import { toCard } from '@/features/products/view-models/list/cards'
import { findSolutionTypes } from '@/features/solutions/queries'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Section, SectionHeading } from '@/ui/section'
import { TextLink } from '@/ui/text-link'
import { HotProducts } from '../components/hot-products'
import { Scenes } from '../components/scenes'
import { SolutionsCarousel } from '../components/solutions-carousel'
import { toSolution, type SceneTypeView } from '../view-models/scenes'
import { homeBanners } from './home-parts'

const maxTiles = 8

/** Scene solutions by type (S1 2.6, readings 7). */
export function SceneSolutions({ site, scenes }: { site: SiteId; scenes: SceneTypeView[] }) {
  if (scenes.length === 0) return null
  const t = translator(site, 'home')
  return (
    <Section labelledBy="scenes-title">
      <SectionHeading
        id="scenes-title"
        title={t('scenes.title')}
        href={href(site, 'solutions')}
        note={t('scenes.note')}
        action={<TextLink href={href(site, 'solutions')}>{t('scenes.more')}</TextLink>}
      />
      <Scenes
        types={scenes}
        labels={{
          types: t('scenes.types'),
          product: t('scenes.product'),
          details: translator(site, 'common')('viewDetails'),
          close: translator(site, 'controls')('close'),
        }}
      />
    </Section>
  )
}

/** The solutions of an international home (S1 2.7). */
export async function SolutionsSection({ site }: { site: SiteId }) {
  const types = await findSolutionTypes(site)
  const solutions = types.flatMap((type) => type.solutions)
  if (solutions.length === 0) return null
  const t = translator(site, 'home')
  return (
    <Section labelledBy="solutions-title">
      <SectionHeading
        id="solutions-title"
        label={t('solutions.label')}
        title={t('solutions.title')}
        action={<TextLink href={href(site, 'solutions')}>{t('solutions.more')}</TextLink>}
      />
      <SolutionsCarousel
        label={t('solutions.carousel')}
        solutions={solutions.map((solution) => toSolution(site, solution))}
      />
    </Section>
  )
}

/** Hot products across all scenarios; the heading is linked to the product list (S1 2.6). */
export async function HotProductsSection({ site, preview }: { site: SiteId; preview: boolean }) {
  const t = translator(site, 'home')
  const [banners, products] = await Promise.all([
    homeBanners({ site, preview, place: 'hot-products' }),
    findHotProducts(site),
  ])
  if (banners.length + products.length === 0) return null
  return (
    <Section ground="ice" labelledBy="hot-products-title">
      <SectionHeading
        id="hot-products-title"
        title={t('hotProducts.title')}
        href={href(site, 'productsList')}
        note={t('hotProducts.note')}
        action={<TextLink href={href(site, 'productsList')}>{t('hotProducts.more')}</TextLink>}
      />
      <HotProducts
        site={site}
        banners={banners}
        products={products.map((product) => toCard(site, product))}
      />
    </Section>
  )
}

async function findHotProducts(site: SiteId) {
  const featured = await findFeaturedProducts(site)
  return findMeasuredByIds(
    site,
    featured.slice(0, maxTiles).map(({ id }) => id),
  )
}
