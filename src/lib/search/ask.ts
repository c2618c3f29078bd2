import type { SiteId } from '@/i18n/locales'
import { pinyinMark, stemLexemes } from './lexemes'
import { plain, withoutAccents } from './normalise'
import { noPhrases, type Phrases, type Segment, segmentsOf, type Word, wordsOf } from './phrases'
import { hasDigit, partsOf, squash, wholeOf } from './pieces'
import { isTelling } from './stop-words'
import { longestSearch } from './wire'

/** What was typed, as an index is asked for it: every term has to be there, in one of its ways. */
export type Asked = {
  /** As texts are compared. */
  text: string
  /** Without signs and spaces, as models are compared. */
  whole: string
  terms: Term[]
  /** What editors say that it means, looked for as well. */
  meanings: string[]
}

export type Term = {
  text: string
  /** Without signs. */
  whole: string
  ways: Way[]
  /** Characters that have to stand side by side, where every two of them do not yet say so. */
  together: string | null
  /** It has ways by other words than those typed. */
  isMeant?: boolean
}

/** Lexemes that have to be there together, the last one perhaps only begun. */
export type Way = { lexemes: string[]; isBegun?: boolean }

const mostTerms = 16
const shortestBegun = 3
const begunPinyin = 2
const words = new Intl.Segmenter('zh', { granularity: 'word' })

type Options = {
  /** As long as this, the last word may go on. */
  shortest?: number
  phrases?: Phrases
}

export function asked(
  typed: string,
  site: SiteId,
  { shortest = shortestBegun, phrases = noPhrases }: Options = {},
): Asked {
  const text = typed.slice(0, longestSearch)
  const words = wordsOf(text, site)
  const last = words.at(-1)?.piece
  const segments = segmentsOf(words, phrases)
  const terms = segments.flatMap((segment) => {
    if (segment.meanings.length > 0) return [meantTerm(segment, site)]
    return byPiece(segment.words).flatMap(({ text: piece, isHan, at }) => {
      const begun = at === last ? shortest : Infinity
      return isHan ? hanTerms(piece) : [latinTerm({ text: piece, site, begun })]
    })
  })
  return {
    ...{ text: plain(text), whole: wholeOf(text), terms: telling(terms).slice(0, mostTerms) },
    meanings: [...new Set(segments.flatMap(({ meanings }) => meanings))],
  }
}

/** Without the words that say nothing and repetitions, unless nothing else was typed. */
function telling(terms: Term[]): Term[] {
  const distinct = terms.filter(({ text }, index) => terms.findIndex((term) => term.text === text) === index)
  const rest = distinct.filter(({ text }) => isTelling(text))
  return rest.length > 0 ? rest : distinct
}

/** What was typed, or what it means, its words together. */
function meantTerm({ words, meanings }: Segment, site: SiteId): Term {
  const pieces = byPiece(words)
  const text = pieces.map((piece) => withoutAccents(piece.text)).join(' ')
  const [only] = pieces
  const isWord = pieces.length === 1 && only && !only.isHan
  const typed = isWord ? latinTerm({ text: only.text, site, begun: Infinity }).ways : [wayOf(words, site)]
  const meant = meanings.map((meaning) => wayOf(wordsOf(meaning, site), site))
  return {
    text,
    whole: squash(text).replaceAll(' ', ''),
    ways: [...typed, ...meant],
    together: null,
    isMeant: true,
  }
}

function wayOf(words: Word[], site: SiteId): Way {
  return { lexemes: [...new Set(byPiece(words).flatMap((piece) => lexemesIn(piece, site)))] }
}

function lexemesIn({ text, isHan }: Joined, site: SiteId): string[] {
  if (isHan) return pairsOf(text)
  if (hasDigit(text)) return numberWays(text, Infinity)[0]?.lexemes ?? []
  return longer(partsOf(withoutAccents(text))).flatMap((part) => stemLexemes(part, site).slice(0, 1))
}

/** A piece of the text, as far as the words have it. */
type Joined = { text: string; isHan: boolean; at: number }

function byPiece(words: Word[]): Joined[] {
  return [...Map.groupBy(words, ({ piece }) => piece)].map(([at, some]) => ({
    ...{ text: some.map(({ text }) => text).join(''), at },
    isHan: some.some(({ isHan }) => isHan),
  }))
}

function hanTerms(run: string): Term[] {
  return hanWords(run).map((word) => {
    const pairs = pairsOf(word)
    return { text: word, whole: word, ways: [{ lexemes: pairs }], together: pairs.length > 1 ? word : null }
  })
}

function pairsOf(run: string): string[] {
  const characters = [...run]
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return pairs.length > 0 ? pairs : [run]
}

/** The words of a run. Characters that the dictionary leaves single are one word, as 冷链 is. */
function hanWords(run: string): string[] {
  const found: string[] = []
  let isOpen = false
  for (const { segment } of words.segment(run)) {
    const isSingle = [...segment].length === 1 && isTelling(segment)
    if (isSingle && isOpen) found.push(`${found.pop() ?? ''}${segment}`)
    else found.push(segment)
    isOpen = isSingle
  }
  return found
}

/** A word that is as long as `begun` may go on. */
type Latin = { text: string; site: SiteId; begun: number }

function latinTerm({ text, site, begun }: Latin): Term {
  const ways = hasDigit(text) ? numberWays(text, begun) : wordWays({ text, site, begun })
  const bare = withoutAccents(text)
  return { text: bare, whole: squash(bare), ways, together: null }
}

function wordWays({ text, site, begun }: Latin): Way[] {
  const bare = withoutAccents(squash(text))
  const parts = partsOf(text)
  const stems = parts.length === 1 ? stemLexemes(text, site).map((stem) => ({ lexemes: [stem] })) : []
  const apart = parts.length > 1 ? [{ lexemes: longer(parts).flatMap((part) => firstStem(part, site)) }] : []
  return [
    { lexemes: [bare], isBegun: bare.length >= begun },
    ...stems,
    ...apart,
    { lexemes: [pinyinMark + bare], isBegun: bare.length >= begunPinyin },
  ]
}

/** English stems stand beside those of the site in every text. */
function firstStem(part: string, site: SiteId): string[] {
  return stemLexemes(part, site).slice(-1)
}

function longer(parts: string[]): string[] {
  const rest = parts.filter((part) => part.length > 1)
  return rest.length > 0 ? rest : parts
}

function numberWays(text: string, begun: number): Way[] {
  const bare = withoutAccents(text)
  const signed = /^-\p{N}+/u.exec(bare)
  if (signed) return [{ lexemes: [signed[0]] }]
  const whole = squash(bare)
  const parts = partsOf(bare)
  const isModel = /\p{L}/u.test(whole)
  const measure = /^(\p{N}+)\p{L}{1,3}$/u.exec(whole)?.[1]
  const named = /^(\p{L}{2,})(\p{N}{2,})$/u.exec(whole)
  return [
    { lexemes: [whole], isBegun: isModel || whole.length >= begun },
    ...(parts.length > 1 ? [{ lexemes: parts }] : []),
    // 830l is written 830 l as well, and un3373 un 3373.
    ...(measure ? [{ lexemes: [measure] }] : []),
    ...(named ? [{ lexemes: named.slice(1) }] : []),
  ]
}
