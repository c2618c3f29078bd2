import type { SearchRow } from '@/lib/search/engine'
import { kindMark, lexemesOf, pinyinLexemes, summaryMark, titleMark } from '@/lib/search/lexemes'
import { plain } from '@/lib/search/normalise'
import { hasDigit, partsOf, piecesOf, wholeOf } from '@/lib/search/pieces'

// PostgreSQL counts a lexeme's positions for the rank; more than these say nothing new.
const mostPositions = 3
/** A tsvector holds a megabyte at most: what a longer text says after this many lexemes is not found. */
const mostLexemes = 30_000
const shortestWord = 4

type Weight = 'A' | 'B' | 'C' | 'D'
const firstPosition: Record<Weight, number> = { A: 1, B: 101, C: 201, D: 301 }

/** What PostgreSQL is to find a row by. */
export function tokensOf({ site, kind, models, title, summary, body }: SearchRow): string {
  const modelLexemes = lexemesOf(models.join('\n'), site)
  const titleLexemes = [...lexemesOf(title, site), ...pinyinLexemes(title)]
  const summaryLexemes = lexemesOf(summary, site)
  const marked = [
    ...[...modelLexemes, ...titleLexemes].map((lexeme) => titleMark + lexeme),
    ...summaryLexemes.map((lexeme) => summaryMark + lexeme),
    kindMark + kind,
  ]
  const tokens = new Map<string, string[]>(marked.map((lexeme) => [lexeme, []]))
  enter(tokens, 'A', modelLexemes)
  enter(tokens, 'B', titleLexemes)
  enter(tokens, 'C', summaryLexemes)
  enter(tokens, 'D', lexemesOf(body, site))
  return [...tokens].map(([lexeme, positions]) => entryOf(lexeme, positions)).join(' ')
}

/** The columns that are made of a row's texts, so that nothing has to be made of them in a search. */
export function comparedOf({ models, title, summary, body }: SearchRow) {
  const texts = [models.join(' '), title, summary, body]
  return {
    models: distinct(models.map(wholeOf)),
    words: distinct(wordsOf(`${title}\n${summary}`)),
    plainTitle: plain(title),
    plainText: texts.map(plain).join('\n'),
  }
}

function wordsOf(text: string): string[] {
  return piecesOf(text)
    .filter((piece) => !piece.isHan && !hasDigit(piece.text))
    .flatMap((piece) => partsOf(piece.text))
    .filter((word) => word.length >= shortestWord)
}

function enter(tokens: Map<string, string[]>, weight: Weight, lexemes: string[]): void {
  const times = new Map<string, number>()
  for (const lexeme of lexemes) {
    const before = times.get(lexeme) ?? 0
    if (before === mostPositions || (before === 0 && !tokens.has(lexeme) && tokens.size === mostLexemes))
      continue
    times.set(lexeme, before + 1)
    tokens.set(lexeme, [...(tokens.get(lexeme) ?? []), `${firstPosition[weight] + before}${weight}`])
  }
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)].filter(Boolean)
}

function entryOf(lexeme: string, positions: string[]): string {
  const quoted = `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  return positions.length > 0 ? `${quoted}:${positions.join(',')}` : quoted
}
