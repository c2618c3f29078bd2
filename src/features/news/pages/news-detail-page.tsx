import type { ReactNode } from 'react'
import { href } from '@/addresses/href'
import { ClientMessages } from '@/i18n/client-messages'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { ViewCount } from '@/features/shell/components/view-count'
import { pageCrumbs } from '@/features/shell/pages/page-crumbs'
import type { PageContext, PageDefinition } from '@/features/shell/pages/page-definition'
import { documentMeta } from '@/features/shell/pages/site-meta'
import { findSettings } from '@/features/shell/queries'
import type { NamedItem } from '@/lib/neighbours'
import { env } from '@/server/env'
import { classNames } from '@/ui/class-names'
import { Container } from '@/ui/container'
import { PageHead } from '@/ui/page-head'
import { Picture } from '@/ui/picture'
import { PictureList } from '@/ui/picture-list'
import { Prose } from '@/ui/prose'
import { SearchBox } from '@/ui/search-box'
import { SideMenu } from '@/ui/side-menu'
import { StepNav } from '@/ui/step-nav'
import { ArticleData } from '../components/article-data'
import layout from '../components/news-layout.module.css'
import {
  findDraftNews,
  findNews,
  findNewsNeighbours,
  findNewsTypes,
  findRecommendedNews,
  type ArticleList,
  type NewsDetail,
} from '../queries'
import { toArticle, toNewsCard, toNewsTypes, type ArticleView, type ShownDate } from '../view-models'

type Variant = {
  shown: ShownDate
  /** Categories with their counts are shown beside international articles only (S1 2.9). */
  categories: boolean
  /** The breadcrumb up to the list. */
  path: (site: SiteId) => Crumb[]
  /** The list whose order the links to the previous and the next article follow. */
  list: ArticleList
  /** The page of an article of that list. */
  page: 'newsDetail' | 'investorInformationDetail'
}

type Crumb = { label: string; href: string }

const inNews: Variant['path'] = (site) => [
  { label: translator(site, 'news')('title'), href: href(site, 'news') },
]

const inInvestorInformation: Variant['path'] = (site) => [
  { label: translator(site, 'investor')('title'), href: href(site, 'investorOverview') },
  { label: translator(site, 'investor')('menu.Information'), href: href(site, 'investorInformation') },
]

const ofNews = { path: inNews, list: 'news', page: 'newsDetail' } as const

/** An article (S1 2.9): international pages show publishTime, Chinese ones updateTime. */
export const intlNewsDetailPage = newsDetailPage({ ...ofNews, shown: 'publishTime', categories: true })
export const zhNewsDetailPage = newsDetailPage({ ...ofNews, shown: 'updateTime', categories: false })

/** The same article for investors (S1 2.9, 2.15). */
export const investorArticlePage = newsDetailPage({
  shown: 'updateTime',
  categories: false,
  path: inInvestorInformation,
  list: 'investors',
  page: 'investorInformationDetail',
})

function newsDetailPage(variant: Variant): PageDefinition {
  return async (context) => {
    const { site, values, preview } = context
    const id = values.id ?? ''
    const item = preview ? await findDraftNews(site, id) : await findNews(site, id)
    if (!item) return null
    const { settings } = await findSettings(site)
    const article = toArticle(item, { site, shown: variant.shown })
    return {
      meta: {
        title: article.title,
        description: article.excerpt,
        picture: article.picture,
        ...documentMeta(site, 'news', item),
        article: { published: item.publishTime, modified: item.updateTime },
      },
      shownOn: item.sites,
      body: (
        <>
          <ArticleHead context={context} article={article} path={variant.path(site)} />
          <Container className={classNames(layout.layout, layout.followed)}>
            <article className={layout.article}>
              {article.picture && (
                <div className={layout.cover}>
                  <Picture
                    picture={article.picture}
                    sizes="(max-width: 844px) 100vw, min(62vw, 760px)"
                    priority
                  />
                </div>
              )}
              <Prose html={article.html} />
            </article>
            <Aside site={site} item={item} variant={variant} />
          </Container>
          <Steps site={site} id={item.id} variant={variant} />
          <ArticleData
            {...{ site, article, item }}
            company={settings.companyName}
            origin={env.publicOrigin}
          />
        </>
      ),
    }
  }
}

function ArticleHead({
  context: { site, isVisit },
  article,
  path,
}: {
  context: PageContext
  article: ArticleView
  path: Crumb[]
}): ReactNode {
  const t = translator(site, 'news')
  const crumbs = pageCrumbs(site, [...path, { label: t('detail') }])
  return (
    <PageHead crumbs={crumbs} title={article.title}>
      <p className={layout.meta}>
        <time dateTime={article.date.iso}>{t('published', { date: article.date.text })}</time>
        {isVisit && (
          <ClientMessages site={site} namespaces={['views']}>
            <ViewCount site={site} kind="article" id={article.id} />
          </ClientMessages>
        )}
      </p>
    </PageHead>
  )
}

async function Aside({ site, item, variant }: { site: SiteId; item: NewsDetail; variant: Variant }) {
  const t = translator(site, 'news')
  const [types, recommended] = await Promise.all([findNewsTypes(site), findRecommendedNews(site)])
  const others = recommended.filter(({ id }) => id !== item.id)
  return (
    <aside className={layout.aside}>
      <SearchBox
        site={site}
        address={href(site, 'search', { selectWD: '1' })}
        label={t('search')}
        placeholder={t('searchPlaceholder')}
      />
      {variant.categories && (
        <section aria-labelledby="categories">
          <h2 id="categories" className={layout.heading}>
            {t('categories')}
          </h2>
          <SideMenu
            label={t('categories')}
            items={toNewsTypes(types, { site, current: item.typeId })}
            counts
          />
        </section>
      )}
      <PictureList
        id="recommended"
        title={t('recommended')}
        items={others.map((other) => toNewsCard(other, { site, shown: variant.shown, types }))}
      />
    </aside>
  )
}

async function Steps({ site, id, variant }: { site: SiteId; id: string; variant: Variant }) {
  const { last, next } = await findNewsNeighbours(site, id, variant.list)
  const t = translator(site, 'news')
  const toStep = (neighbour: NamedItem | null) =>
    neighbour
      ? { name: neighbour.name, href: href(site, variant.page, { id: neighbour.id, name: neighbour.name }) }
      : undefined
  return (
    <StepNav
      label={t('neighbours')}
      previous={toStep(last)}
      next={toStep(next)}
      backHref={variant.path(site).at(-1)?.href ?? href(site, 'news')}
      previousLabel={t('previous')}
      nextLabel={t('next')}
      backLabel={t('back')}
    />
  )
}
