import { href } from '@/addresses/href'
import type { ProductTeaser } from '@/features/products/queries/introductions'
import type { ProductCard } from '@/features/products/view-models/list/cards'
import type { SolutionCardItem, SolutionTypeItem } from '@/features/solutions/queries/items'
import type { SiteId } from '@/i18n/locales'
import { sentencesOf } from '@/lib/excerpt'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'

export type SceneTypeView = { id: string; name: string; scenes: SceneView[] }

/** Its picture is the banner, if it has one. */
export type SceneView = SolutionView & { icon?: Picture; hotspots: HotspotView[] }

export type SolutionView = {
  id: string
  name: string
  brief: string
  href: string
  picture?: Picture
}

export type HotspotView = {
  /** Per cent of the banner. */
  x: number
  y: number
  name: string
  text: string
  picture?: Picture
  href: string
}

const overviewLength = 140

type Scenes = { site: SiteId; types: SolutionTypeItem[]; products: ProductTeaser[] }

/** The scene solutions by type with their hotspots (S1 2.6); hotspots of products not shown here are left out. */
export function toSceneTypes({ site, types, products }: Scenes): SceneTypeView[] {
  const shown = new Map(products.map((product) => [product.id, product]))
  return types.map(({ id, name, solutions }) => ({
    id,
    name,
    scenes: solutions.map((solution) => ({
      ...toSolution(site, { ...solution, cover: solution.banner ?? solution.cover }),
      icon: solution.icon ? toPicture(solution.icon) : undefined,
      hotspots: solution.hotspots.flatMap(({ x, y, productId }) => {
        const product = shown.get(productId)
        return product ? [{ x, y, ...toPoint(site, product) }] : []
      }),
    })),
  }))
}

export function toSolution(site: SiteId, { id, name, brief, cover }: SolutionCardItem): SolutionView {
  return {
    id,
    name,
    brief,
    href: href(site, 'solutions', { solutionId: id }),
    picture: cover ? toPicture(cover) : undefined,
  }
}

/** A card of the product lists, with its temperature and two facts. */
export type HotProductView = ProductCard

function toPoint(
  site: SiteId,
  { id, name, brief, excerpt, cover }: ProductTeaser,
): Omit<HotspotView, 'x' | 'y'> {
  return {
    name,
    text: sentencesOf(excerpt, overviewLength) || brief,
    picture: cover ? toPicture(cover) : undefined,
    href: href(site, 'products', { id, name }),
  }
}
