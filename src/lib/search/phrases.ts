import type { SiteId } from '@/i18n/locales'
import { withoutAccents } from './normalise'
import { hasDigit, type Token, tokenise, withoutPunctuation } from './tokens'
import { stemsOf } from './stems'
import { isSignificant } from './stop-words'

/** An entry of the editors' search vocabulary. */
export type VocabularyEntry = { terms: string[]; meanings: string[] }

/** Vocabulary entries by the keys of their words. JSON, so that it can be cached. */
export type Phrases = {
  /** The number of words of the longest phrase. */
  maxWords: number
  meanings: [key: string, meanings: string[]][]
  /** All words of the vocabulary, for typo correction. */
  words: string[]
}

/** A word of a text, or a single Chinese character, with the key by which it is compared. */
export type Word = { text: string; key: string; isHan: boolean; tokenIndex: number }

/** A phrase with its synonyms, or other words without any. */
export type Segment = { words: Word[]; meanings: string[] }

export const noPhrases: Phrases = { maxWords: 0, meanings: [], words: [] }

export function phrasesOf(entries: VocabularyEntry[], site: SiteId): Phrases {
  const known = new Map<string, string[]>()
  const vocabulary = new Set<string>()
  let maxWords = 0
  for (const { terms, meanings } of entries) {
    for (const term of terms) {
      const words = wordsOf(term, site)
      if (words.length === 0) continue
      maxWords = Math.max(maxWords, words.length)
      for (const { text, isHan } of words) if (!isHan && !hasDigit(text)) vocabulary.add(text)
      known.set(keyOf(words), [...(known.get(keyOf(words)) ?? []), ...meanings])
    }
  }
  return { maxWords, meanings: [...known], words: [...vocabulary] }
}

/** The words of a text without stop words; all of them when there are only stop words. */
export function wordsOf(text: string, site: SiteId): Word[] {
  const words = tokenise(text).flatMap((token, index) => wordsIn(token, { tokenIndex: index, site }))
  const significant = words.filter(({ isHan, text }) => isHan || isSignificant(withoutAccents(text)))
  return significant.length > 0 ? significant : words
}

/** Splits a text at its phrases, longest match first. */
export function segmentsOf(words: Word[], phrases: Phrases): Segment[] {
  const { maxWords } = phrases
  const known = meaningsOf(phrases)
  const segments: Segment[] = []
  let rest: Word[] = []
  const endRest = () => {
    if (rest.length > 0) segments.push({ words: rest, meanings: [] })
    rest = []
  }
  for (let start = 0; start < words.length;) {
    const phrase = longestPhrase(words.slice(start, start + maxWords), known)
    if (phrase) {
      endRest()
      segments.push(phrase)
    } else rest.push(...words.slice(start, start + 1))
    start += phrase?.words.length ?? 1
  }
  endRest()
  return segments
}

/** By phrases, which the cache of reads shares. */
const meaningsByKey = new WeakMap<Phrases, ReadonlyMap<string, string[]>>()

function meaningsOf(phrases: Phrases): ReadonlyMap<string, string[]> {
  const known = meaningsByKey.get(phrases) ?? new Map(phrases.meanings)
  meaningsByKey.set(phrases, known)
  return known
}

function longestPhrase(words: Word[], known: ReadonlyMap<string, string[]>): Segment | undefined {
  for (let length = words.length; length > 0; length--) {
    const phrase = words.slice(0, length)
    const meanings = known.get(keyOf(phrase))
    if (meanings) return { words: phrase, meanings }
  }
  return undefined
}

function keyOf(words: Word[]): string {
  return words.map(({ key }) => key).join(' ')
}

function wordsIn({ text, isHan }: Token, { tokenIndex, site }: { tokenIndex: number; site: SiteId }): Word[] {
  if (isHan) return [...text].map((one) => ({ text: one, key: one, isHan, tokenIndex }))
  return [{ text, key: wordKey(text, site), isHan, tokenIndex }]
}

/** -80 of -80 °C, azot of d'azote, freezer of freezers. */
function wordKey(text: string, site: SiteId): string {
  const unaccented = withoutAccents(text)
  const degrees = /^(-?\p{N}+)°?[cf]?$/u.exec(unaccented)?.[1]
  if (degrees) return degrees
  if (hasDigit(unaccented)) return withoutPunctuation(unaccented)
  return stemsOf(withoutPunctuation(unaccented.split("'").at(-1) ?? unaccented), site)[0] ?? unaccented
}
