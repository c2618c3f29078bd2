import { href } from '@/addresses/href'
import { translator } from '@/i18n/translator'
import { findHomeNews, findNewsTypes } from '@/features/news/queries'
import { toNewsCard } from '@/features/news/views'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { Section, SectionHeading } from '@/ui/section'
import { TextLink } from '@/ui/text-link'
import { LeadAndList } from '../components/lead-and-list'
import { ZhHero } from '../components/zh-hero'
import { Opening } from '../components/opening'
import { HotProductsSection, SceneSolutions } from './catalogue-sections'
import { heroWords, homeBanners, homeMeta, homeScenes } from './home-parts'

/** The Chinese home (S1 2.6): banner carousel, scenes, hot products, news with the first article large (reading B). */
export const zhHomePage: PageDefinition = async ({ site, preview }) => {
  const t = translator(site, 'home')
  const [banners, news, types, scenes] = await Promise.all([
    homeBanners({ site, preview, place: 'hero' }),
    findHomeNews(site, null),
    findNewsTypes(site),
    homeScenes(site),
  ])
  const meta = await homeMeta(site)
  return {
    meta,
    overHero: banners.length > 0,
    body: (
      <>
        {banners.length > 0 ? (
          <ZhHero banners={banners} words={heroWords(site)} />
        ) : (
          <Opening title={meta.title} text={news.length === 0 ? t('empty') : undefined} />
        )}
        <SceneSolutions site={site} scenes={scenes} />
        <HotProductsSection site={site} preview={preview} />
        {news.length > 0 && (
          <Section ground="ice" labelledBy="news-title">
            <SectionHeading
              id="news-title"
              title={t('latest.title')}
              note={t('latest.note')}
              action={<TextLink href={href(site, 'news')}>{t('latest.more')}</TextLink>}
            />
            <LeadAndList
              ratio="16/10"
              excerpts
              articles={news.map((item) => toNewsCard(item, { site, shown: 'updateTime', types }))}
            />
          </Section>
        )}
      </>
    ),
  }
}
