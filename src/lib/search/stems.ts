import { stemmer as english } from '@orama/stemmers/english'
import { stemmer as french } from '@orama/stemmers/french'
import { stemmer as spanish } from '@orama/stemmers/spanish'
import { LRUCache } from 'lru-cache'
import type { SiteId } from '@/i18n/locales'
import { withoutAccents } from './normalise'

const stemmerOf: Record<SiteId, (word: string) => string> = {
  zh_CN: english,
  en_EN: english,
  en_US: english,
  en_UK: english,
  es_ES: spanish,
  fr_FR: french,
}

// The words of a catalogue repeat a lot.
const cache = new LRUCache<string, string[]>({ max: 20_000 })

/**
 * The stems of a word in the language of the site. A word without its accents has another stem, and fallback
 * texts are English, so all these stems are included.
 */
export function stemsOf(word: string, site: SiteId): string[] {
  const key = `${site}/${word}`
  const stems = cache.get(key) ?? computeStems(word, site)
  cache.set(key, stems)
  return stems
}

function computeStems(word: string, site: SiteId): string[] {
  const unaccented = withoutAccents(word)
  const stem = stemmerOf[site]
  return [...new Set([stem(word), stem(unaccented), english(unaccented)].map(withoutAccents))].filter(Boolean)
}
