import type { SiteId } from './locales'
import { translator } from './translator'

/** The texts of a pager; `navigation` distinguishes it from others on the page. */
export function pagerWords(site: SiteId, navigation?: string) {
  const t = translator(site, 'common')
  return {
    navigation: navigation ?? t('pages'),
    previous: t('previous'),
    next: t('next'),
    page: t('page'),
  }
}
