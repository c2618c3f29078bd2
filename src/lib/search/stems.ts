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

// A catalogue says the same words again and again.
const known = new LRUCache<string, string[]>({ max: 20_000 })

/**
 * The stems of a word in the language of the site. What is written without its accents has another stem, and texts
 * that show by fallback are English: all of them count.
 */
export function stemsOf(word: string, site: SiteId): string[] {
  const key = `${site}/${word}`
  const stems = known.get(key) ?? makeStems(word, site)
  known.set(key, stems)
  return stems
}

function makeStems(word: string, site: SiteId): string[] {
  const bare = withoutAccents(word)
  const stem = stemmerOf[site]
  return [...new Set([stem(word), stem(bare), english(bare)].map(withoutAccents))].filter(Boolean)
}
