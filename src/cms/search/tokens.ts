import type { SearchRow } from '@/lib/search/engine'
import { kindMark, lexemesOf, pinyinLexemes, summaryMark, titleMark } from '@/lib/search/lexemes'
import { plain } from '@/lib/search/normalise'
import { hasDigit, partsOf, piecesOf, wholeOf } from '@/lib/search/pieces'

// PostgreSQL counts a lexeme's positions for the rank; more than these say nothing new.
const mostPositions = 3
/** A tsvector holds a megabyte at most: what a longer text says after this much is not found. */
const mostLexemes = 30_000
const mostBytes = 1_000_000
const shortestWord = 4

type Weight = 'A' | 'B' | 'C' | 'D'
const firstPosition: Record<Weight, number> = { A: 1, B: 101, C: 201, D: 301 }

/** What PostgreSQL is to find a row by. */
export function tokensOf({ site, kind, models, title, summary, body }: SearchRow): string {
  const modelLexemes = lexemesOf(models.join('\n'), site)
  const titleLexemes = [...lexemesOf(title, site), ...pinyinLexemes(title)]
  const summaryLexemes = lexemesOf(summary, site)
  const entries = new Entries()
  entries.mark([kindMark + kind])
  entries.mark([...modelLexemes, ...titleLexemes].map((lexeme) => titleMark + lexeme))
  entries.place('A', modelLexemes)
  entries.place('B', titleLexemes)
  entries.mark(summaryLexemes.map((lexeme) => summaryMark + lexeme))
  entries.place('C', summaryLexemes)
  entries.place('D', lexemesOf(body, site))
  return entries.toString()
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

/** Lexemes with their positions, as far as there is room. */
class Entries {
  readonly #positions = new Map<string, string[]>()
  #bytes = 0

  mark(lexemes: string[]): void {
    for (const lexeme of lexemes) this.#find(lexeme)
  }

  place(weight: Weight, lexemes: string[]): void {
    const times = new Map<string, number>()
    for (const lexeme of lexemes) {
      const before = times.get(lexeme) ?? 0
      const positions = before < mostPositions ? this.#find(lexeme) : undefined
      if (!positions) continue
      times.set(lexeme, before + 1)
      positions.push(`${firstPosition[weight] + before}${weight}`)
      this.#bytes += 2
    }
  }

  #find(lexeme: string): string[] | undefined {
    const known = this.#positions.get(lexeme)
    // With its end and the number of its positions.
    const bytes = known ? 0 : Buffer.byteLength(lexeme) + 4
    if (this.#bytes + bytes > mostBytes) return undefined
    if (known) return known
    if (this.#positions.size === mostLexemes) return undefined
    const positions: string[] = []
    this.#positions.set(lexeme, positions)
    this.#bytes += bytes
    return positions
  }

  toString(): string {
    return [...this.#positions].map(([lexeme, positions]) => entryOf(lexeme, positions)).join(' ')
  }
}

function distinct(texts: string[]): string[] {
  return [...new Set(texts)].filter(Boolean)
}

function entryOf(lexeme: string, positions: string[]): string {
  const quoted = `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
  return positions.length > 0 ? `${quoted}:${positions.join(',')}` : quoted
}
