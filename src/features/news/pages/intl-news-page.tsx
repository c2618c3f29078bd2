import { href } from '@/addresses/href'
import { translator } from '@/i18n/translator'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageDefinition } from '@/features/shell/pages/page-definition'
import { Container } from '@/ui/container'
import { PageHead } from '@/ui/page-head'
import { SideMenu } from '@/ui/side-menu'
import layout from '../components/news-layout.module.css'
import { PagedArticles } from '../components/paged-articles'
import { findNewsPage, findNewsTypes, type NewsTypeItem } from '../queries'
import { toNewsCard, toNewsTypes } from '../views'

const PAGE_SIZE = 10

/** News of the international sites (S1 2.8): the types at the left, the chosen one's articles at the right. */
export const intlNewsPage: PageDefinition = async ({ site, values }) => {
  // 'Milestones & Awards' is company content; until that is built there is nothing to show.
  if (values.mode) return null
  const t = translator(site, 'news')
  const types = await findNewsTypes(site)
  const chosen = chosenType(types, values)
  const pageNo = Number(values.pageNo ?? 1)
  const { items, total } = await findNewsPage(site, {
    typeId: chosen?.id ?? null,
    pageNo,
    pageSize: PAGE_SIZE,
  })
  const pages = Math.ceil(total / PAGE_SIZE)
  if (pageNo > Math.max(pages, 1)) return null

  const articles = items.map((item) => toNewsCard(item, { site, shown: 'publishTime', types: [] }))
  const body = (
    <>
      <PageHead crumbs={pageCrumbs(site, [{ label: t('title') }])} title={t('title')}>
        <p>{t('lead')}</p>
      </PageHead>
      <Container className={layout.layout}>
        <div className={layout.side}>
          <SideMenu label={t('types')} items={toNewsTypes(types, { site, current: chosen?.id })} />
        </div>
        <div className={layout.main}>
          <PagedArticles
            site={site}
            title={t('title')}
            articles={articles}
            current={pageNo}
            total={pages}
            hrefOf={(page) => href(site, 'news', { id: chosen?.id, pageNo: page })}
          />
        </div>
      </Container>
    </>
  )
  const title = chosen && (values.id || values.code) ? `${chosen.name} | ${t('title')}` : t('title')
  return { meta: { title, description: t('lead') }, body }
}

/** The type of the address, else the first one (S1 2.8). */
function chosenType(
  types: NewsTypeItem[],
  { id, code }: Readonly<Record<string, string>>,
): NewsTypeItem | undefined {
  return types.find((type) => (id ? type.id === id : type.code === code)) ?? types[0]
}
