import { href } from '@/addresses/href'
import { PagedArticles } from '@/features/news/components/paged-articles'
import { findInvestorNewsPage } from '@/features/news/queries'
import { toNewsCard } from '@/features/news/view-models'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { teaserOf } from '@/lib/excerpt'
import { pageCount } from '@/lib/page-count'
import { Pagination } from '@/ui/pagination'
import { EmptyState } from '@/ui/state'
import styles from '../components/information.module.css'
import { InvestorVideos } from '../components/investor-videos'
import { findDraftInvestorVideos, findInvestorVideoPage, type InvestorVideoPage } from '../queries'
import { toInvestorVideos } from '../view-models/videos'
import { InvestorFrame } from './investor-frame'

/** What its lines have room for: whole sentences, so that no figure is cut off. */
const excerptLength = 132

/** Both lists show three items per page (S1 9). */
const pageSize = 3

/** Company news and videos for investors, each with its own pager (S1 2.15). */
export const investorInformationPage: PageDefinition = async ({ site, values, preview }) => {
  const t = translator(site, 'investor')
  const pageNo = Number(values.pageNo ?? 1)
  const videoPageNo = Number(values.videoPageNo ?? 1)
  const news = await findInvestorNewsPage(site, { pageNo, pageSize })
  const videos = preview ? await draftVideos(site) : await videosOn(site, videoPageNo)
  const newsPages = pageCount({ total: news.total, pageSize, pageNo })
  const videoPages = pageCount({ total: videos.total, pageSize, pageNo: videoPageNo })
  if (newsPages === null || videoPages === null) return null

  const page = 'investorInformationDetail' as const
  const articles = news.items
    .map((item) => toNewsCard(item, { site, shown: 'updateTime', types: [], page }))
    .map((card) => ({ ...card, excerpt: teaserOf(card.excerpt, excerptLength) }))
  const body = (
    <InvestorFrame site={site} current="Information" lead={t('lead.Information')}>
      <section id="news" className={styles.news} aria-labelledby="news-title">
        <h2 id="news-title" className={styles.title}>
          {t('news')}
        </h2>
        <PagedArticles
          site={site}
          title={t('news')}
          articles={articles}
          current={pageNo}
          total={newsPages}
          pager={t('newsPages')}
          hrefOf={(to) => `${href(site, 'investorInformation', { pageNo: to, videoPageNo })}#news`}
        />
      </section>
      <section id="videos" aria-labelledby="videos-title">
        <h2 id="videos-title" className={styles.title}>
          {t('videos')}
        </h2>
        <Videos site={site} items={videos.items} />
        <div className={styles.pager}>
          <Pagination
            current={videoPageNo}
            total={videoPages}
            hrefOf={(to) => `${href(site, 'investorInformation', { pageNo, videoPageNo: to })}#videos`}
            site={site}
            label={t('videoPages')}
          />
        </div>
      </section>
    </InvestorFrame>
  )
  return { meta: { title: t('menu.Information'), description: t('lead.Information') }, body }
}

function Videos({ site, items }: { site: SiteId; items: InvestorVideoPage['items'] }) {
  const t = translator(site, 'investor')
  if (items.length === 0) {
    return <EmptyState title={t('videos')}>{translator(site, 'common')('empty')}</EmptyState>
  }
  return (
    <ClientMessages site={site} namespaces={['investor.player']}>
      <InvestorVideos videos={toInvestorVideos(items)} />
    </ClientMessages>
  )
}

const videosOn = (site: SiteId, pageNo: number) => findInvestorVideoPage(site, { pageNo, pageSize })

async function draftVideos(site: SiteId): Promise<InvestorVideoPage> {
  const items = await findDraftInvestorVideos(site)
  return { items, total: 0 }
}
