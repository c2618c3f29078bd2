import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Pagination } from '@/ui/pagination'
import { EmptyState } from '@/ui/state'
import type { NewsCardView } from '../views'
import { ArticleList } from './article-list'
import layout from './news-layout.module.css'

type PagedArticlesProps = {
  site: SiteId
  /** Stands above the sentence of an empty list. */
  title: string
  articles: NewsCardView[]
  current: number
  /** The number of pages. */
  total: number
  hrefOf: (page: number) => string
}

/** One page of a news list with its pager, in the site's words. */
export function PagedArticles({ site, title, articles, ...pager }: PagedArticlesProps) {
  const t = translator(site, 'common')
  const words = { navigation: t('pages'), previous: t('previous'), next: t('next'), page: t('page') }
  return (
    <>
      {articles.length > 0 ? (
        <ArticleList articles={articles} />
      ) : (
        <EmptyState title={title}>{t('empty')}</EmptyState>
      )}
      <div className={layout.pager}>
        <Pagination {...pager} words={words} />
      </div>
    </>
  )
}
