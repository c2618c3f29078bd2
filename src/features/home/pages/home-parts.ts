import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { findSettings } from '@/features/shell/queries'
import type { PageMeta } from '@/features/shell/views/metadata'
import type { HeroWords } from '../components/banner-carousel'
import { findBanners, findDraftBanners } from '../queries'
import { toBanner, type BannerView } from '../views'

/** The slides of a home page; an editor's preview shows them with unpublished changes. */
export async function homeBanners({
  site,
  preview,
}: {
  site: SiteId
  preview: boolean
}): Promise<BannerView[]> {
  const viewDetails = translator(site, 'common')('viewDetails')
  const items = preview ? await findDraftBanners(site, 'hero') : await findBanners(site, 'hero')
  return items.map((item) => toBanner(item, { site, viewDetails }))
}

/** The texts of the banner carousel. */
export function heroWords(site: SiteId): HeroWords {
  const t = translator(site, 'home')
  const common = translator(site, 'common')
  return {
    label: t('carousel'),
    pause: common('pause'),
    start: common('play'),
    next: common('next'),
    play: t('playFilm'),
    close: common('close'),
  }
}

/** Title, description and keywords of a home page as the maker set them. */
export async function homeMeta(site: SiteId): Promise<PageMeta> {
  const { settings } = await findSettings(site)
  return {
    title: settings.homeTitle || settings.companyName,
    whole: true,
    description: settings.homeDescription ?? undefined,
    keywords: settings.homeKeywords ?? undefined,
  }
}
