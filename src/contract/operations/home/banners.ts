import type { z } from 'zod'
import { documentHref } from '@/addresses/document-href'
import { type BannerItem, findBanners } from '@/features/home/queries'
import type { SiteId } from '@/i18n/locales'
import type { banner } from '../../schemas/banner'

type WireBanner = z.input<typeof banner>

/** What banners are made of. */
export const bannerTags = ['banners:list', 'media:list', 'files:list'] as const

/** The slides of the site's home page as the contract writes them. */
export async function findWireBanners(site: SiteId): Promise<WireBanner[]> {
  const banners = await findBanners(site, 'hero')
  return banners.map((item) => ({
    id: item.id,
    imagePath: item.picture?.url ?? null,
    mobileImagePath: item.mobilePicture?.url ?? null,
    title: item.title,
    brief: item.brief,
    link: toLink(site, item),
    video: item.video?.url ?? null,
  }))
}

function toLink(site: SiteId, { document, address }: BannerItem): string | null {
  return document ? documentHref(site, document) : address
}
