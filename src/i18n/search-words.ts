import type { SiteId } from './locales'
import { translator } from './translator'

const cachedWords = new Map<SiteId, ReturnType<typeof toWords>>()

/** The texts below a search field; one object per site, so that a page with several fields serialises them once. */
export function searchWords(site: SiteId) {
  const words = cachedWords.get(site) ?? toWords(site)
  cachedWords.set(site, words)
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
