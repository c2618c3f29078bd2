import type { Asked, Term, Way } from '@/lib/search/ask'
import { titleMark } from '@/lib/search/lexemes'

/** Every term, in one of its ways; or any term. */
export function toTsquery({ terms }: Pick<Asked, 'terms'>, joined = ' & '): string {
  return terms.map((term) => termQuery(term)).join(joined)
}

/** The same, all of it in titles and models. */
export function toTitleQuery({ terms }: Pick<Asked, 'terms'>): string {
  return terms.map((term) => termQuery(term, titleMark)).join(' & ')
}

export function termQuery({ ways }: Pick<Term, 'ways'>, mark = ''): string {
  return `(${ways.map((way) => wayQuery(way, mark)).join(' | ')})`
}

export function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}

function wayQuery({ lexemes, isBegun }: Way, mark: string): string {
  const last = lexemes.length - 1
  return `(${lexemes.map((lexeme, index) => quoted(mark + lexeme) + (isBegun && index === last ? ':*' : '')).join(' & ')})`
}
