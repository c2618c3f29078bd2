import type { SiteId } from './locales'
import { translator } from './translator'

const made = new Map<SiteId, ReturnType<typeof toWords>>()

/** The words below a search field; one object for a site, so that a page with several fields carries them once. */
export function searchWords(site: SiteId) {
  const words = made.get(site) ?? toWords(site)
  made.set(site, words)
  return words
}

function toWords(site: SiteId) {
  const t = translator(site, 'search')
  return {
    suggestions: t('suggest.label'),
    recent: t('suggest.recent'),
    forget: t('suggest.forget', { text: '{text}' }),
    forgetAll: t('suggest.forgetAll'),
  }
}
