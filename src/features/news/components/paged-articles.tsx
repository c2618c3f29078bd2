import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Pagination } from '@/ui/pagination'
import { EmptyState } from '@/ui/state'
import type { NewsCardView } from '../view-models'
import { ArticleList } from './article-list'
import layout from './news-layout.module.css'

type PagedArticlesProps = {
  site: SiteId
  /** Heading of the message for an empty list. */
  title: string
  articles: NewsCardView[]
  current: number
  /** The number of pages. */
  total: number
  hrefOf: (page: number) => string
  /** Label that distinguishes the pager from others on the page. */
  pager?: string
}

/** One page of a news list with its pager. */
export function PagedArticles({ site, title, articles, pager, ...pages }: PagedArticlesProps) {
  return (
    <>
      {articles.length > 0 ? (
        <ArticleList articles={articles} hasLead={pages.current === 1} />
      ) : (
        <EmptyState title={title}>{translator(site, 'common')('empty')}</EmptyState>
      )}
      <div className={layout.pager}>
        <Pagination {...pages} site={site} label={pager} />
      </div>
    </>
  )
}
