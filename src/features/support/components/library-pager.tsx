import type { SiteId } from '@/i18n/locales'
import { Pagination } from '@/ui/pagination'
import { forgetPagesProps } from './page-memory'

type LibraryPagerProps = { site: SiteId; current: number; total: number; hrefOf: (page: number) => string }

/** The pager of a list; each page stores its own number. */
export function LibraryPager({ site, ...pages }: LibraryPagerProps) {
  return (
    <div {...forgetPagesProps}>
      <Pagination {...pages} site={site} />
    </div>
  )
}
