import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { Pagination } from '@/ui/pagination'

type NewsPagerProps = { site: SiteId; current: number; total: number; hrefOf: (page: number) => string }

/** The pager below a list, in the site's words. */
export function NewsPager({ site, ...pager }: NewsPagerProps) {
  const t = translator(site, 'common')
  const words = { navigation: t('pages'), previous: t('previous'), next: t('next'), page: t('page') }
  return <Pagination {...pager} words={words} />
}
