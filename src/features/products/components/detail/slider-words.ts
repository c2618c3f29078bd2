import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'

export function solutionWords(site: SiteId) {
  const t = translator(site, 'product')
  return { previous: t('solutions.previous'), next: t('solutions.next') }
}

export function caseWords(site: SiteId) {
  const t = translator(site, 'product')
  return {
    title: t('cases.title'),
    previous: t('cases.previous'),
    next: t('cases.next'),
    play: t('cases.play'),
    pause: t('cases.pause'),
  }
}
