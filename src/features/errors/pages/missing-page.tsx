import type { PageResult } from '@/features/shell/pages/page-definition'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { NotFoundBody } from './not-found-body'

/** What a site shows where there is nothing to show; the door gives it the status 404. */
export function missingPage(site: SiteId): PageResult {
  const t = translator(site, 'errors')
  return { meta: { title: t('notFound.title'), missing: true }, body: <NotFoundBody site={site} /> }
}
