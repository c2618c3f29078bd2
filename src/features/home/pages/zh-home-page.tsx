import { translator } from '@/i18n/translator'
import { findHomeNews } from '@/features/news/queries'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { ZhHero } from '../components/zh-hero'
import { HomeIntro } from '../components/home-intro'
import { CaseSection } from './case-section'
import { HotProductsSection, SceneSolutions } from './catalogue-sections'
import { FiguresSection, HistorySection } from './company-sections'
import { HomeData } from './home-data'
import { homeBanners, homeMeta, homeScenes } from './home-parts'
import { ZhNewsSection } from './news-sections'
import { OurStorySection } from './video-sections'

/** The Chinese home, its sections in the order of S1 2.6. */
export const zhHomePage: PageDefinition = async ({ site, preview }) => {
  const [banners, news, scenes] = await Promise.all([
    homeBanners({ site, preview, place: 'hero' }),
    findHomeNews(site, null),
    homeScenes(site),
  ])
  const meta = await homeMeta(site)
  return {
    meta,
    overHero: banners.length > 0 ? 'dark' : undefined,
    body: (
      <>
        {banners.length > 0 ? (
          <ZhHero site={site} banners={banners} />
        ) : (
          <HomeIntro
            title={meta.title}
            text={news.length === 0 ? translator(site, 'home')('empty') : undefined}
          />
        )}
        <SceneSolutions site={site} scenes={scenes} />
        <HotProductsSection site={site} preview={preview} />
        <CaseSection site={site} />
        <ZhNewsSection site={site} items={news} />
        <OurStorySection site={site} preview={preview} />
        <HistorySection site={site} preview={preview} />
        <FiguresSection site={site} preview={preview} />
        <HomeData site={site} />
      </>
    ),
  }
}
