import type { SiteId } from '@/i18n/locales'
import { pagerWords } from '@/i18n/pager-words'
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
  /** Tells the pager from another one on the same page. */
  pager?: string
}

/** One page of a news list with its pager, in the site's words. */
export function PagedArticles({ site, title, articles, pager, ...pages }: PagedArticlesProps) {
  return (
    <>
      {articles.length > 0 ? (
        <ArticleList articles={articles} />
      ) : (
        <EmptyState title={title}>{translator(site, 'common')('empty')}</EmptyState>
      )}
      <div className={layout.pager}>
        <Pagination {...pages} words={pagerWords(site, pager)} />
      </div>
    </>
  )
}
