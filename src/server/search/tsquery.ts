import type { Term, Way } from '@/lib/search/ask'
import { kindMark } from '@/lib/search/lexemes'
import type { SearchKind } from '@/lib/search/kinds'

/** Every term, in one of its ways, where the mark says. PostgreSQL finds nothing by an empty one. */
export function allOf(terms: Term[], mark = ''): string {
  return terms.map((term) => anyWayOf(term, mark)).join(' & ')
}

export function anyOf(terms: Term[], mark = ''): string {
  return terms.map((term) => anyWayOf(term, mark)).join(' | ')
}

export function anyWayOf({ ways }: Term, mark = ''): string {
  return `(${ways.map((way) => wayQuery(way, mark)).join(' | ')})`
}

/** One of the queries, by rows of a kind. */
export function ofKind(kind: SearchKind, queries: string[]): string {
  const some = queries.filter(Boolean)
  return some.length > 0 ? `${quoted(kindMark + kind)} & (${some.join(' | ')})` : ''
}

function wayQuery({ lexemes, isBegun }: Way, mark: string): string {
  const last = lexemes.length - 1
  const entries = lexemes.map(
    (lexeme, index) => quoted(mark + lexeme) + (isBegun && index === last ? ':*' : ''),
  )
  return `(${entries.join(' & ')})`
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
