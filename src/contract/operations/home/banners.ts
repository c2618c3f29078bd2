import type { z } from 'zod'
import { documentHref } from '@/addresses/document-href'
import { type BannerItem, findBanners } from '@/features/home/queries'
import type { SiteId } from '@/i18n/locales'
import type { banner, productBanner } from '../../schemas/banner'

type WireBanner = z.input<typeof banner>

/** The banners of the site's home page in contract format. */
export async function findWireBanners(site: SiteId): Promise<WireBanner[]> {
  const banners = await findBanners(site, 'hero')
  return banners.map((item) => ({
    ...toProductBanner(site, item),
    brief: item.brief,
    video: item.video?.url ?? null,
  }))
}

/** The banners of the hot products (readings 32). */
export async function findWireProductBanners(site: SiteId): Promise<z.input<typeof productBanner>[]> {
  const banners = await findBanners(site, 'hot-products')
  return banners.map((item) => toProductBanner(site, item))
}

function toProductBanner(site: SiteId, item: BannerItem): z.input<typeof productBanner> {
  return {
    id: item.id,
    imagePath: item.picture?.url ?? null,
    mobileImagePath: item.mobilePicture?.url ?? null,
    title: item.title,
    link: toLink(site, item),
  }
}

function toLink(site: SiteId, { document, address }: BannerItem): string | null {
  return document ? documentHref(site, document) : address
}
