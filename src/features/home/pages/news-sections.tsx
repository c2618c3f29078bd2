import { href } from '@/addresses/href'
import { findNewsTypes, type NewsItem } from '@/features/news/queries'
import { toNewsCard } from '@/features/news/view-models'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { teaserOf } from '@/lib/excerpt'
import { NewsCard } from '@/ui/card'
import { Section, SectionHeading } from '@/ui/section'
import { TextLink } from '@/ui/text-link'
import newsStyles from '../components/latest-news.module.css'
import { LeadAndList } from '../components/lead-and-list'
import { ZhNews } from '../components/zh-news'
import { industryNews, latestNewsOf } from '../view-models/anchors'

type NewsSectionProps = { site: SiteId; items: NewsItem[] }

const columnCount = 3

/** What two lines beside a small picture hold, so that the text is not cut within a sentence. */
const listedLength = 96

/** Latest news in three columns (S1 2.7). */
export async function LatestNewsSection({ site, items, company }: NewsSectionProps & { company: string }) {
  if (items.length === 0) return null
  const t = translator(site, 'home')
  const types = await findNewsTypes(site)
  const all = href(site, 'news', { name: latestNewsOf(company) })
  return (
    <Section id="latest-news" ground="ice" labelledBy="latest-news-title">
      <SectionHeading
        id="latest-news-title"
        label={t('latest.label')}
        title={t('latest.title')}
        action={<TextLink href={all}>{t('latest.more')}</TextLink>}
      />
      <ul className={newsStyles.columns}>
        {items.slice(0, columnCount).map((item) => {
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

/** Industry news, the first article large (S1 2.7). */
export async function IndustryNewsSection({ site, items }: NewsSectionProps) {
  if (items.length === 0) return null
  const t = translator(site, 'home')
  const types = await findNewsTypes(site)
  const all = href(site, 'news', { name: industryNews })
  return (
    <Section id="industry-news" labelledBy="industry-news-title">
      <SectionHeading
        id="industry-news-title"
        label={t('industry.label')}
        title={t('industry.title')}
        action={<TextLink href={all}>{t('industry.more')}</TextLink>}
      />
      <LeadAndList articles={items.map((item) => toNewsCard(item, { site, shown: 'publishTime', types }))} />
    </Section>
  )
}

/** The news of the Chinese home (S1 2.6, readings 7). */
export async function ZhNewsSection({ site, items }: NewsSectionProps) {
  if (items.length === 0) return null
  const t = translator(site, 'home')
  const types = await findNewsTypes(site)
  return (
    <Section ground="ice" labelledBy="news-title">
      <SectionHeading
        id="news-title"
        title={t('latest.title')}
        href={href(site, 'news')}
        note={t('latest.note')}
        action={<TextLink href={href(site, 'news')}>{t('latest.more')}</TextLink>}
      />
      <ZhNews
        label={t('latest.label')}
        articles={items.map((item, index) => {
          const card = toNewsCard(item, { site, shown: 'updateTime', types })
          return index === 0 ? card : { ...card, excerpt: teaserOf(card.excerpt, listedLength) }
        })}
      />
    </Section>
  )
}
