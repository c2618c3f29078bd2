import type { SiteId } from '@/i18n/locales'
import { withoutAccents } from './normalise'
import { hasDigit, type Piece, piecesOf, squash } from './pieces'
import { stemsOf } from './stems'
import { isTelling } from './stop-words'

/** What editors say that words mean. */
export type Entry = { terms: string[]; meanings: string[] }

/** Entries as they are looked up: by the keys of their words. JSON, so that it can be kept. */
export type Phrases = {
  /** How many words the longest has. */
  longest: number
  meanings: [key: string, meanings: string[]][]
  /** All words that may be typed, for slips of the keyboard. */
  words: string[]
}

/** A word of a text, or a Chinese character of a piece, and how it is compared. */
export type Word = { text: string; key: string; isHan: boolean; piece: number }

/** Words that belong together, and what they mean; those without a meaning are taken as they are. */
export type Segment = { words: Word[]; meanings: string[] }

export const noPhrases: Phrases = { longest: 0, meanings: [], words: [] }

export function phrasesOf(entries: Entry[], site: SiteId): Phrases {
  const known = new Map<string, string[]>()
  const said = new Set<string>()
  let longest = 0
  for (const { terms, meanings } of entries) {
    for (const term of terms) {
      const words = wordsOf(term, site)
      if (words.length === 0) continue
      longest = Math.max(longest, words.length)
      for (const { text, isHan } of words) if (!isHan && !hasDigit(text)) said.add(text)
      known.set(keyOf(words), [...(known.get(keyOf(words)) ?? []), ...meanings])
    }
  }
  return { longest, meanings: [...known], words: [...said] }
}

/** The words that say something; all of them where none does. */
export function wordsOf(text: string, site: SiteId): Word[] {
  const words = piecesOf(text).flatMap((piece, index) => wordsIn(piece, { piece: index, site }))
  const telling = words.filter(({ isHan, text }) => isHan || isTelling(withoutAccents(text)))
  return telling.length > 0 ? telling : words
}

/** A text cut by the phrases in it, the longest first. */
export function segmentsOf(words: Word[], { longest, meanings }: Phrases): Segment[] {
  const known = new Map(meanings)
  const segments: Segment[] = []
  let rest: Word[] = []
  const endRest = () => {
    if (rest.length > 0) segments.push({ words: rest, meanings: [] })
    rest = []
  }
  for (let start = 0; start < words.length;) {
    const phrase = longestAt(words.slice(start, start + longest), known)
    if (phrase) {
      endRest()
      segments.push(phrase)
    } else rest.push(...words.slice(start, start + 1))
    start += phrase?.words.length ?? 1
  }
  endRest()
  return segments
}

function longestAt(words: Word[], known: ReadonlyMap<string, string[]>): Segment | undefined {
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

function wordsIn({ text, isHan }: Piece, { piece, site }: { piece: number; site: SiteId }): Word[] {
  if (isHan) return [...text].map((one) => ({ text: one, key: one, isHan, piece }))
  return [{ text, key: wordKey(text, site), isHan, piece }]
}

/** -80 of -80 °C, azot of d'azote, freezer of freezers. */
function wordKey(text: string, site: SiteId): string {
  const bare = withoutAccents(text)
  const degrees = /^(-?\p{N}+)°?[cf]?$/u.exec(bare)?.[1]
  if (degrees) return degrees
  if (hasDigit(bare)) return squash(bare)
  return stemsOf(squash(bare.split("'").at(-1) ?? bare), site)[0] ?? bare
}
