import { href } from '@/addresses/href'
import { translator } from '@/i18n/translator'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { pageCount } from '@/lib/page-count'
import { Container } from '@/ui/container'
import { PageHead } from '@/ui/page-head'
import layout from '../components/news-layout.module.css'
import { PagedArticles } from '../components/paged-articles'
import { findNewsPage, findNewsTypes } from '../queries'
import { toNewsCard } from '../view-models'

const pageSize = 10

/** The Chinese news list, 'News Center' (S1 2.10): all articles, newest first. */
export const zhNewsPage: PageDefinition = async ({ site, values }) => {
  const t = translator(site, 'news')
  const pageNo = Number(values.pageNo ?? 1)
  const { items, total } = await findNewsPage(site, { pageNo, pageSize })
  const pages = pageCount({ total, pageSize, pageNo })
  if (pages === null) return null

  const types = await findNewsTypes(site)
  const articles = items.map((item) => toNewsCard(item, { site, shown: 'updateTime', types }))
  const body = (
    <>
      <PageHead crumbs={pageCrumbs(site, [{ label: t('title') }])} title={t('title')}>
        <p>{t('lead')}</p>
      </PageHead>
      <Container className={layout.layout}>
        <div className={layout.whole}>
          <PagedArticles
            site={site}
            title={t('title')}
            articles={articles}
            current={pageNo}
            total={pages}
            hrefOf={(page) => href(site, 'news', { pageNo: page })}
          />
        </div>
      </Container>
    </>
  )
  return { meta: { title: t('title'), description: t('lead') }, body }
}
