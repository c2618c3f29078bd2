import type { SiteId } from '@/i18n/locales'
import { asked, type Asked, type Term } from './ask'
import { lexemesOf, stemMark } from './lexemes'
import { withoutAccents } from './normalise'
import { hasDigit, type Piece, piecesIn, type PlacedPiece } from './pieces'

export type Marked = { text: string; isHit: boolean }

type Span = { start: number; end: number }

/** A text in pieces: what was typed, in any form of its words, and what stands between. */
export function highlight(text: string, typed: string, site: SiteId): Marked[] {
  const marked: Marked[] = []
  let end = 0
  for (const span of hitsIn(text, asked(typed, site), site)) {
    if (span.start > end) marked.push({ text: text.slice(end, span.start), isHit: false })
    marked.push({ text: text.slice(span.start, span.end), isHit: true })
    end = span.end
  }
  return end < text.length ? [...marked, { text: text.slice(end), isHit: false }] : marked
}

/** Where the words stand in a text, from left to right; they do not overlap. */
function hitsIn(text: string, { terms }: Asked, site: SiteId): Span[] {
  return joined(piecesIn(text).flatMap((piece) => hitsOf(piece, terms, site)))
}

/** Where the first of them stands. */
export function firstHitIn(text: string, { terms }: Asked, site: SiteId): number | undefined {
  for (const piece of piecesIn(text)) {
    const [hit] = hitsOf(piece, terms, site)
    if (hit) return hit.start
  }
  return undefined
}

function hitsOf(piece: PlacedPiece, terms: Term[], site: SiteId): Span[] {
  const found = piece.isHan ? hanHits(piece.text, terms) : latinHits(piece, terms, site)
  return found.map(({ start, end }) => ({ start: piece.start + start, end: piece.start + end }))
}

function hanHits(run: string, terms: Term[]): Span[] {
  return terms.flatMap(({ whole }) =>
    [...run.matchAll(new RegExp(whole, 'gu'))].map(({ index }) => ({
      start: index,
      end: index + whole.length,
    })),
  )
}

function latinHits({ text }: Piece, terms: Term[], site: SiteId): Span[] {
  const parts = [...text.matchAll(/[^\-./°']+/gu)].map(({ 0: part, index }) => ({
    ...{ start: index, end: index + part.length },
    isHit: isFound(part, terms, site),
  }))
  if (parts.some(({ isHit }) => isHit)) return parts.filter(({ isHit }) => isHit)
  return isFound(text, terms, site) ? [{ start: 0, end: text.length }] : []
}

function isFound(text: string, terms: Term[], site: SiteId): boolean {
  const ways = terms.flatMap((term) => term.ways)
  // Long texts are looked through: what begins otherwise needs no stem.
  if (!hasDigit(text) && !ways.some(({ lexemes }) => lexemes.some((lexeme) => isAlike(lexeme, text))))
    return false
  const lexemes = lexemesOf(text, site)
  return ways.some((way) =>
    way.lexemes.every((lexeme) =>
      lexemes.some((one) => (way.isBegun ? one.startsWith(lexeme) : one === lexeme)),
    ),
  )
}

function isAlike(lexeme: string, text: string): boolean {
  return lexeme.replace(stemMark, '').startsWith(withoutAccents(text.slice(0, 1).toLowerCase()))
}

function joined(spans: Span[]): Span[] {
  const sorted = spans.toSorted((one, other) => one.start - other.start || other.end - one.end)
  return sorted.reduce<Span[]>((before, span) => {
    const last = before.at(-1)
    if (!last || span.start > last.end) return [...before, span]
    return [...before.slice(0, -1), { start: last.start, end: Math.max(last.end, span.end) }]
  }, [])
}
