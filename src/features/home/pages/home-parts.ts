import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { findProductTeasers } from '@/features/products/queries'
import { findSolutionTypes } from '@/features/solutions/queries'
import { findSettings } from '@/features/shell/queries'
import type { PageMeta } from '@/features/shell/view-models/metadata'
import { findBanners, findDraftBanners, type BannerPlace } from '../queries'
import { toBanner, type BannerView } from '../view-models/banners'
import { toSceneTypes, type SceneTypeView } from '../view-models/scenes'

/** The banners of a placement on a home page; with unpublished changes in previews. */
export async function homeBanners({
  site,
  preview,
  place,
}: {
  site: SiteId
  preview: boolean
  place: BannerPlace
}): Promise<BannerView[]> {
  const viewDetails = translator(site, 'common')('viewDetails')
  const items = preview ? await findDraftBanners(site, place) : await findBanners(site, place)
  return items.map((item) => toBanner(item, { site, viewDetails }))
}

/** The scenes of a home page with the products of their hotspots. */
export async function homeScenes(site: SiteId): Promise<SceneTypeView[]> {
  const types = await findSolutionTypes(site)
  const points = types.flatMap(({ solutions }) => solutions.flatMap(({ hotspots }) => hotspots))
  const products = await findProductTeasers(
    site,
    points.map(({ productId }) => productId),
  )
  return toSceneTypes({ site, types, products })
}

/** Title, description and keywords of a home page from the settings. */
export async function homeMeta(site: SiteId): Promise<PageMeta> {
  const { settings } = await findSettings(site)
  return {
    title: settings.homeTitle || settings.companyName,
    isFullTitle: true,
    description: settings.homeDescription ?? undefined,
    keywords: settings.homeKeywords ?? undefined,
  }
}
