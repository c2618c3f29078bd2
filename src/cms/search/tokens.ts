import type { SearchRow } from '@/lib/search/engine'
import { kindMark, lexemesOf, pinyinLexemes, summaryMark, titleMark } from '@/lib/search/lexemes'
import { plain } from '@/lib/search/normalise'
import { hasDigit, partsOf, tokenise, compactText } from '@/lib/search/tokens'

// The rank depends on the number of positions of a lexeme; more positions than these do not improve it.
const maxPositions = 3
/** A tsvector has a maximum size of 1 MB: the rest of a longer text is not indexed. */
const maxLexemes = 30_000
const maxBytes = 1_000_000
const minWordLength = 4

type Weight = 'A' | 'B' | 'C' | 'D'
const firstPosition: Record<Weight, number> = { A: 1, B: 101, C: 201, D: 301 }

/** The tsvector of a row, as text. */
export function tokensOf({ site, kind, models, title, summary, body }: SearchRow): string {
  const modelLexemes = lexemesOf(models.join('\n'), site)
  const titleLexemes = [...lexemesOf(title, site), ...pinyinLexemes(title)]
  const summaryLexemes = lexemesOf(summary, site)
  const vector = new TsVector()
  vector.add([kindMark + kind])
  vector.add([...modelLexemes, ...titleLexemes].map((lexeme) => titleMark + lexeme))
  vector.addWeighted('A', modelLexemes)
  vector.addWeighted('B', titleLexemes)
  vector.add(summaryLexemes.map((lexeme) => summaryMark + lexeme))
  vector.addWeighted('C', summaryLexemes)
  vector.addWeighted('D', lexemesOf(body, site))
  return vector.toString()
}

/** The normalised columns, computed once so that searches need not compute them. */
export function normalisedColumns({ models, title, summary, body }: SearchRow) {
  const texts = [models.join(' '), title, summary, body]
  return {
    models: distinct(models.map(compactText)),
    words: distinct(wordsOf(`${title}\n${summary}`)),
    plainTitle: plain(title),
    plainText: texts.map(plain).join('\n'),
  }
}

function wordsOf(text: string): string[] {
  return tokenise(text)
    .filter((piece) => !piece.isHan && !hasDigit(piece.text))
    .flatMap((piece) => partsOf(piece.text))
    .filter((word) => word.length >= minWordLength)
}

/** Lexemes with their positions, up to the limits. */
class TsVector {
  readonly #positions = new Map<string, string[]>()
  #bytes = 0

  add(lexemes: string[]): void {
    for (const lexeme of lexemes) this.#find(lexeme)
  }

  addWeighted(weight: Weight, lexemes: string[]): void {
    const times = new Map<string, number>()
    for (const lexeme of lexemes) {
      const before = times.get(lexeme) ?? 0
      const positions = before < maxPositions ? this.#find(lexeme) : undefined
      if (!positions) continue
      times.set(lexeme, before + 1)
      positions.push(`${firstPosition[weight] + before}${weight}`)
      this.#bytes += 2
    }
  }

  #find(lexeme: string): string[] | undefined {
    const known = this.#positions.get(lexeme)
    // Includes the terminator and the number of positions.
    const bytes = known ? 0 : Buffer.byteLength(lexeme) + 4
    if (this.#bytes + bytes > maxBytes) return undefined
    if (known) return known
    if (this.#positions.size === maxLexemes) return undefined
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
