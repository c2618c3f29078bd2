import type { SiteId } from '@/i18n/locales'
import { pagerWords } from '@/i18n/pager-words'
import { Pagination } from '@/ui/pagination'
import { forgetsPages } from './page-memory'

type LibraryPagerProps = { site: SiteId; current: number; total: number; hrefOf: (page: number) => string }

/** The pager of a list: the page that it leads to is kept by that page itself. */
export function LibraryPager({ site, ...pages }: LibraryPagerProps) {
  return (
    <div {...forgetsPages}>
      <Pagination {...pages} words={pagerWords(site)} />
    </div>
  )
}
