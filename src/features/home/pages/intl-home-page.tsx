import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { findHomeNews, findNewsTypes, type NewsItem, type NewsTypeItem } from '@/features/news/queries'
import { toNewsCard } from '@/features/news/views'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { NewsCard } from '@/ui/card'
import { Section, SectionHeading } from '@/ui/section'
import { TextLink } from '@/ui/text-link'
import { IntlHero } from '../components/intl-hero'
import { LeadAndList } from '../components/lead-and-list'
import newsStyles from '../components/latest-news.module.css'
import { Opening } from '../components/opening'
import { SolutionsSection } from './catalogue-sections'
import { heroWords, homeBanners, homeMeta } from './home-parts'

/** The international home (S1 2.7): carousel, solutions, latest news in three columns, industry news. */
export const intlHomePage: PageDefinition = async ({ site, preview }) => {
  const [banners, latest, industry, types] = await Promise.all([
    homeBanners({ site, preview, place: 'hero' }),
    findHomeNews(site, 'LatestNews'),
    findHomeNews(site, 'IndustryNews'),
    findNewsTypes(site),
  ])
  const meta = await homeMeta(site)
  const isEmpty = latest.length + industry.length === 0
  return {
    meta,
    overHero: banners.length > 0,
    body: (
      <>
        {banners.length > 0 ? (
          <IntlHero banners={banners} words={heroWords(site)} />
        ) : (
          <Opening title={meta.title} text={isEmpty ? translator(site, 'home')('empty') : undefined} />
        )}
        <SolutionsSection site={site} />
        <LatestNews site={site} items={latest} types={types} />
        <Industry site={site} items={industry} types={types} />
      </>
    ),
  }
}

type NewsSectionProps = { site: SiteId; items: NewsItem[]; types: NewsTypeItem[] }

const COLUMNS = 3

function LatestNews({ site, items, types }: NewsSectionProps) {
  if (items.length === 0) return null
  const t = translator(site, 'home')
  return (
    <Section id="latest-news" labelledBy="latest-news-title">
      <SectionHeading
        id="latest-news-title"
        label={t('latest.label')}
        title={t('latest.title')}
        action={<TextLink href={href(site, 'news', { code: 'LatestNews' })}>{t('latest.more')}</TextLink>}
      />
      <ul className={newsStyles.columns}>
        {items.slice(0, COLUMNS).map((item) => {
          const { id, date, excerpt, ...card } = toNewsCard(item, { site, shown: 'publishTime', types })
          return (
            <li key={id}>
              <NewsCard
                {...card}
                brief={excerpt}
                day={date.day}
                month={date.month}
                year={date.year}
                dateTime={date.iso}
                sizes="(max-width: 844px) 100vw, 30vw"
              />
            </li>
          )
        })}
      </ul>
    </Section>
  )
}

function Industry({ site, items, types }: NewsSectionProps) {
  if (items.length === 0) return null
  const t = translator(site, 'home')
  return (
    <Section id="industry-news" ground="ice" labelledBy="industry-news-title">
      <SectionHeading
        id="industry-news-title"
        label={t('industry.label')}
        title={t('industry.title')}
        action={<TextLink href={href(site, 'news', { code: 'IndustryNews' })}>{t('industry.more')}</TextLink>}
      />
      <LeadAndList
        ratio="3/2"
        articles={items.map((item) => toNewsCard(item, { site, shown: 'publishTime', types }))}
      />
    </Section>
  )
}
