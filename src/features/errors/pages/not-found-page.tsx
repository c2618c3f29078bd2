import type { PageResult } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { NotFoundBody } from './not-found-body'

/** The not-found page of a site; the gateway sends it with status 404. */
export function notFoundPage(site: SiteId): PageResult {
  const t = translator(site, 'errors')
  return { meta: { title: t('notFound.title'), isNotFound: true }, body: <NotFoundBody site={site} /> }
}
