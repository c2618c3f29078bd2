import { languageTag, type SiteId } from '@/i18n/locales'

/** Set in local storage once a visitor has closed or followed the note. */
export const dismissedKey = 'languageNote'

const siteByTag: Record<string, SiteId> = {
  zh: 'zh_CN',
  en: 'en_EN',
  'en-us': 'en_US',
  'en-gb': 'en_UK',
  es: 'es_ES',
  fr: 'fr_FR',
}

/**
 * Inline script that writes the site to offer to a visitor into `data-offer` of the document (readings 3). It runs
 * before the first paint, so that the styles can reserve the height of the note: the content does not move when the
 * note appears. Without storage it offers nothing, since dismissing the note could not be saved.
 */
export function suggestSiteScript(current: SiteId): string {
  return `try{if(!localStorage.getItem('${dismissedKey}')){const sites=${JSON.stringify(offersOf(current))};\
for(const tag of navigator.languages){const name=tag.toLowerCase(),site=sites[name]??sites[name.split('-')[0]];\
if(site)document.documentElement.dataset.offer=site;if(site!==undefined)break}}}catch{}`
}

/** The site to offer for a tag of the browser's languages; null for the language of the current site. */
function offersOf(current: SiteId): Record<string, SiteId | null> {
  const own = languageOf(languageTag[current])
  const others = Object.entries(siteByTag).filter(([tag]) => languageOf(tag) !== own)
  return { ...Object.fromEntries(others), [own]: null }
}

function languageOf(tag: string): string {
  return tag.toLowerCase().split('-')[0] ?? ''
}
