import type { SiteId } from '@/i18n/locales'
import { parseQuery, type ParsedQuery, type Term } from './parse-query'
import { lexemesOf, stemMark } from './lexemes'
import { withoutAccents } from './normalise'
import { hasDigit, type Token, tokensIn, type PositionedToken } from './tokens'

export type HighlightedPart = { text: string; isHit: boolean }

type Span = { start: number; end: number }

/** Splits a text into hits of the typed words, in any word form, and the text between. */
export function highlight(text: string, typed: string, site: SiteId): HighlightedPart[] {
  const marked: HighlightedPart[] = []
  let end = 0
  for (const span of findHits(text, parseQuery(typed, site), site)) {
    if (span.start > end) marked.push({ text: text.slice(end, span.start), isHit: false })
    marked.push({ text: text.slice(span.start, span.end), isHit: true })
    end = span.end
  }
  return end < text.length ? [...marked, { text: text.slice(end), isHit: false }] : marked
}

/** The positions of the words in a text, in order and without overlaps. */
function findHits(text: string, { terms }: ParsedQuery, site: SiteId): Span[] {
  return merge(tokensIn(text).flatMap((token) => hitsOf(token, terms, site)))
}

/** The position of the first hit. */
export function firstHit(text: string, { terms }: ParsedQuery, site: SiteId): number | undefined {
  for (const token of tokensIn(text)) {
    const [hit] = hitsOf(token, terms, site)
    if (hit) return hit.start
  }
  return undefined
}

function hitsOf(token: PositionedToken, terms: Term[], site: SiteId): Span[] {
  const found = token.isHan ? hanHits(token.text, terms) : latinHits(token, terms, site)
  return found.map(({ start, end }) => ({ start: token.start + start, end: token.start + end }))
}

function hanHits(run: string, terms: Term[]): Span[] {
  return terms.flatMap(({ compact }) =>
    [...run.matchAll(new RegExp(compact, 'gu'))].map(({ index }) => ({
      start: index,
      end: index + compact.length,
    })),
  )
}

function latinHits({ text }: Token, terms: Term[], site: SiteId): Span[] {
  const parts = [...text.matchAll(/[^\-./°']+/gu)].map(({ 0: part, index }) => ({
    start: index,
    end: index + part.length,
    isHit: matches(part, terms, site),
  }))
  if (parts.some(({ isHit }) => isHit)) return parts.filter(({ isHit }) => isHit)
  return matches(text, terms, site) ? [{ start: 0, end: text.length }] : []
}

function matches(text: string, terms: Term[], site: SiteId): boolean {
  const variants = terms.flatMap((term) => term.variants)
  // For speed with long texts: words with another first letter need no stemming.
  if (!hasDigit(text) && !variants.some(({ lexemes }) => lexemes.some((lexeme) => mayMatch(lexeme, text))))
    return false
  const lexemes = lexemesOf(text, site)
  return variants.some((variant) =>
    variant.lexemes.every((lexeme) =>
      lexemes.some((one) => (variant.isPrefix ? one.startsWith(lexeme) : one === lexeme)),
    ),
  )
}

function mayMatch(lexeme: string, text: string): boolean {
  return lexeme.replace(stemMark, '').startsWith(withoutAccents(text.slice(0, 1).toLowerCase()))
}

function merge(spans: Span[]): Span[] {
  const sorted = spans.toSorted((one, other) => one.start - other.start || other.end - one.end)
  return sorted.reduce<Span[]>((before, span) => {
    const last = before.at(-1)
    if (!last || span.start > last.end) return [...before, span]
    return [...before.slice(0, -1), { start: last.start, end: Math.max(last.end, span.end) }]
  }, [])
}
