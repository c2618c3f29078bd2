import { translator } from '@/i18n/translator'
import { findHomeNews } from '@/features/news/queries'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { findSettings } from '@/features/shell/queries'
import { IntlHero } from '../components/intl-hero'
import { ScrollToAnchor } from '../components/scroll-to-anchor'
import { HomeIntro } from '../components/home-intro'
import { anchorsOf } from '../view-models/anchors'
import { CaseSection } from './case-section'
import { SolutionsSection } from './catalogue-sections'
import { AdvantagesSection, IotSection, MilestonesSection, PartnersSection } from './company-sections'
import { HomeData } from './home-data'
import { homeBanners, homeMeta } from './home-parts'
import { IndustryNewsSection, LatestNewsSection } from './news-sections'
import { VideoLibrarySection } from './video-sections'

/** The international home (S1 2.7). */
export const intlHomePage: PageDefinition = async ({ site, preview }) => {
  const [banners, latest, industry, { settings }] = await Promise.all([
    homeBanners({ site, preview, place: 'hero' }),
    findHomeNews(site, 'LatestNews'),
    findHomeNews(site, 'IndustryNews'),
    findSettings(site),
  ])
  const meta = await homeMeta(site)
  const isEmpty = latest.length + industry.length === 0
  return {
    meta,
    overHero: banners.length > 0 ? 'light' : undefined,
    body: (
      <>
        {banners.length > 0 ? (
          <IntlHero site={site} banners={banners} />
        ) : (
          <HomeIntro title={meta.title} text={isEmpty ? translator(site, 'home')('empty') : undefined} />
        )}
        <SolutionsSection site={site} />
        <IotSection site={site} preview={preview} />
        <CaseSection site={site} linksToTypes />
        <LatestNewsSection site={site} items={latest} company={settings.companyName} />
        <VideoLibrarySection site={site} preview={preview} />
        <PartnersSection site={site} preview={preview} />
        <IndustryNewsSection site={site} items={industry} />
        <MilestonesSection site={site} preview={preview} />
        <AdvantagesSection site={site} preview={preview} />
        <HomeData site={site} />
        <ScrollToAnchor anchors={anchorsOf(settings.companyName)} />
      </>
    ),
  }
}
