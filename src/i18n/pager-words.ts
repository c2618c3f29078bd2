import type { SiteId } from './locales'
import { translator } from './translator'

/** The words of a pager; `navigation` tells it from another one on the same page. */
export function pagerWords(site: SiteId, navigation?: string) {
  const t = translator(site, 'common')
  return {
    navigation: navigation ?? t('pages'),
    previous: t('previous'),
    next: t('next'),
    page: t('page'),
  }
}
