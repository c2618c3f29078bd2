import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { refuse } from '@/lib/app-error'

/** For the unknown id of a detail: the caller gets code 404 and a null result. */
export function refuseUnknownId(site: SiteId): never {
  refuse('notFound', translator(site, 'contract')('notFound'))
}
