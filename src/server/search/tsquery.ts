import type { Term, Variant } from '@/lib/search/parse-query'
import { kindMark } from '@/lib/search/lexemes'
import type { SearchKind } from '@/lib/search/kinds'

/** All terms, each in one of its variants, with the prefix of a field. An empty query matches nothing. */
export function allOf(terms: Term[], mark = ''): string {
  return terms.map((term) => termQuery(term, mark)).join(' & ')
}

export function anyOf(terms: Term[], mark = ''): string {
  return terms.map((term) => termQuery(term, mark)).join(' | ')
}

export function termQuery({ variants }: Term, mark = ''): string {
  return `(${variants.map((variant) => variantQuery(variant, mark)).join(' | ')})`
}

/** Any of the queries, limited to rows of a kind. */
export function ofKind(kind: SearchKind, queries: string[]): string {
  const some = queries.filter(Boolean)
  return some.length > 0 ? `${quoted(kindMark + kind)} & (${some.join(' | ')})` : ''
}

function variantQuery({ lexemes, isPrefix }: Variant, mark: string): string {
  const last = lexemes.length - 1
  const entries = lexemes.map(
    (lexeme, index) => quoted(mark + lexeme) + (isPrefix && index === last ? ':*' : ''),
  )
  return `(${entries.join(' & ')})`
}

function quoted(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
