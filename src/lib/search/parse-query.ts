import type { SiteId } from '@/i18n/locales'
import { pinyinMark, stemLexemes } from './lexemes'
import { plain, withoutAccents } from './normalise'
import { noPhrases, type Phrases, type Segment, segmentsOf, type Word, wordsOf } from './phrases'
import { hasDigit, partsOf, withoutPunctuation, compactText } from './tokens'
import { isSignificant } from './stop-words'
import { maxSearchLength } from './api'

/** A search text as the index is queried: every term must match, in one of its variants. */
export type ParsedQuery = {
  /** Normalised. */
  text: string
  /** Without punctuation and spaces, as models are compared. */
  compact: string
  terms: Term[]
  /** Synonyms by the vocabulary of the editors, searched as well. */
  meanings: string[]
}

export type Term = {
  text: string
  /** Without punctuation. */
  compact: string
  variants: Variant[]
  /** Characters that must be adjacent, where the bigrams alone do not ensure it. */
  adjacent: string | null
  /** Whether it has variants from the vocabulary. */
  hasSynonyms?: boolean
}

/** Lexemes that must all match; with `isPrefix` the last one by its beginning. */
export type Variant = { lexemes: string[]; isPrefix?: boolean }

const maxTerms = 16
const defaultMinPrefix = 3
const minPinyinLength = 2
const words = new Intl.Segmenter('zh', { granularity: 'word' })

type Options = {
  /** Minimum length for the last word to match as a prefix. */
  minPrefix?: number
  phrases?: Phrases
}

export function parseQuery(
  typed: string,
  site: SiteId,
  { minPrefix = defaultMinPrefix, phrases = noPhrases }: Options = {},
): ParsedQuery {
  const text = typed.slice(0, maxSearchLength)
  const words = wordsOf(text, site)
  const last = words.at(-1)?.tokenIndex
  const segments = segmentsOf(words, phrases)
  const terms = segments.flatMap((segment) => {
    if (segment.meanings.length > 0) return [synonymTerm(segment, site)]
    return byToken(segment.words).flatMap(({ text: token, isHan, at }) => {
      const prefixFrom = at === last ? minPrefix : Infinity
      return isHan ? hanTerms(token) : [latinTerm({ text: token, site, prefixFrom })]
    })
  })
  return {
    text: plain(text),
    compact: compactText(text),
    terms: withoutStopWords(terms).slice(0, maxTerms),
    meanings: [...new Set(segments.flatMap(({ meanings }) => meanings))],
  }
}

/** Removes stop words and repetitions, unless nothing else was typed. */
function withoutStopWords(terms: Term[]): Term[] {
  const distinct = terms.filter(({ text }, index) => terms.findIndex((term) => term.text === text) === index)
  const rest = distinct.filter(({ text }) => isSignificant(text))
  return rest.length > 0 ? rest : distinct
}

/** A term for a phrase of the vocabulary, with its synonyms as variants. */
function synonymTerm({ words, meanings }: Segment, site: SiteId): Term {
  const tokens = byToken(words)
  const text = tokens.map((token) => withoutAccents(token.text)).join(' ')
  const [only] = tokens
  const isWord = tokens.length === 1 && only && !only.isHan
  const typed = isWord
    ? latinTerm({ text: only.text, site, prefixFrom: Infinity }).variants
    : [variantOf(words, site)]
  const synonyms = meanings.map((meaning) => variantOf(wordsOf(meaning, site), site))
  return {
    text,
    compact: withoutPunctuation(text).replaceAll(' ', ''),
    variants: [...typed, ...synonyms],
    adjacent: null,
    hasSynonyms: true,
  }
}

function variantOf(words: Word[], site: SiteId): Variant {
  return { lexemes: [...new Set(byToken(words).flatMap((token) => lexemesIn(token, site)))] }
}

function lexemesIn({ text, isHan }: QueryToken, site: SiteId): string[] {
  if (isHan) return bigramsOf(text)
  if (hasDigit(text)) return numberVariants(text, Infinity)[0]?.lexemes ?? []
  return withoutSingleLetters(partsOf(withoutAccents(text))).flatMap((part) =>
    stemLexemes(part, site).slice(0, 1),
  )
}

/** The words of one token, joined. */
type QueryToken = { text: string; isHan: boolean; at: number }

function byToken(words: Word[]): QueryToken[] {
  return [...Map.groupBy(words, ({ tokenIndex }) => tokenIndex)].map(([at, some]) => ({
    text: some.map(({ text }) => text).join(''),
    at,
    isHan: some.some(({ isHan }) => isHan),
  }))
}

function hanTerms(run: string): Term[] {
  return hanWords(run).map((word) => {
    const pairs = bigramsOf(word)
    return {
      text: word,
      compact: word,
      variants: [{ lexemes: pairs }],
      adjacent: pairs.length > 1 ? word : null,
    }
  })
}

function bigramsOf(run: string): string[] {
  const characters = [...run]
  const pairs = characters.slice(1).map((character, index) => `${characters[index]}${character}`)
  return pairs.length > 0 ? pairs : [run]
}

/** Segments a run of Chinese into words. Adjacent single characters form one word, such as 冷链. */
function hanWords(run: string): string[] {
  const found: string[] = []
  let isOpen = false
  for (const { segment } of words.segment(run)) {
    const isSingle = [...segment].length === 1 && isSignificant(segment)
    if (isSingle && isOpen) found.push(`${found.pop() ?? ''}${segment}`)
    else found.push(segment)
    isOpen = isSingle
  }
  return found
}

/** A word that matches as a prefix if it has at least `prefixFrom` characters. */
type LatinWord = { text: string; site: SiteId; prefixFrom: number }

function latinTerm({ text, site, prefixFrom }: LatinWord): Term {
  const variants = hasDigit(text)
    ? numberVariants(text, prefixFrom)
    : wordVariants({ text, site, prefixFrom })
  const unaccented = withoutAccents(text)
  return { text: unaccented, compact: withoutPunctuation(unaccented), variants, adjacent: null }
}

function wordVariants({ text, site, prefixFrom }: LatinWord): Variant[] {
  const unaccented = withoutAccents(withoutPunctuation(text))
  const parts = partsOf(text)
  const stems = parts.length === 1 ? stemLexemes(text, site).map((stem) => ({ lexemes: [stem] })) : []
  const apart =
    parts.length > 1
      ? [{ lexemes: withoutSingleLetters(parts).flatMap((part) => firstStem(part, site)) }]
      : []
  return [
    { lexemes: [unaccented], isPrefix: unaccented.length >= prefixFrom },
    ...stems,
    ...apart,
    { lexemes: [pinyinMark + unaccented], isPrefix: unaccented.length >= minPinyinLength },
  ]
}

/** Every text is indexed with English stems besides those of the site. */
function firstStem(part: string, site: SiteId): string[] {
  return stemLexemes(part, site).slice(-1)
}

function withoutSingleLetters(parts: string[]): string[] {
  const rest = parts.filter((part) => part.length > 1)
  return rest.length > 0 ? rest : parts
}

function numberVariants(text: string, prefixFrom: number): Variant[] {
  const unaccented = withoutAccents(text)
  const signed = /^-\p{N}+/u.exec(unaccented)
  if (signed) return [{ lexemes: [signed[0]] }]
  const whole = withoutPunctuation(unaccented)
  const parts = partsOf(unaccented)
  const isModel = /\p{L}/u.test(whole)
  const measure = /^(\p{N}+)\p{L}{1,3}$/u.exec(whole)?.[1]
  const named = /^(\p{L}{2,})(\p{N}{2,})$/u.exec(whole)
  return [
    { lexemes: [whole], isPrefix: isModel || whole.length >= prefixFrom },
    ...(parts.length > 1 ? [{ lexemes: parts }] : []),
    // 830l is also written 830 l, and un3373 un 3373.
    ...(measure ? [{ lexemes: [measure] }] : []),
    ...(named ? [{ lexemes: named.slice(1) }] : []),
  ]
}
