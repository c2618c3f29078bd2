import type { SiteId } from '@/i18n/locales'
import { Pagination } from '@/ui/pagination'
import { forgetPagesProps } from './page-memory'

type LibraryPagerProps = { site: SiteId; current: number; total: number; hrefOf: (page: number) => string }

/** The pager of a list; each page stores its own number. Renders nothing for one page. */
export function LibraryPager({ site, ...pages }: LibraryPagerProps) {
  if (pages.total <= 1) return null
  return (
    <div {...forgetPagesProps}>
      <Pagination {...pages} site={site} />
    </div>
  )
}
