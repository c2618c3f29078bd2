import 'server-only'
import type { ParsedQuery, Term } from '@/lib/search/parse-query'
import type { DocumentKey, FoundDocument, SearchQuery } from '@/lib/search/engine'
import { searchKinds, type SearchKind } from '@/lib/search/kinds'
import { stemMark, summaryMark, titleMark } from '@/lib/search/lexemes'
import { recordOf } from '@/lib/typed-keys'
import { searchTag } from '@/lib/content-tags'
import { recordTags } from '@/lib/recorded-reads'
import type { SiteId } from '@/i18n/locales'
import { searchPool } from './pool'
import type { Interpretation, InterpretationOf } from './interpretations'
import { everythingStatement, findStatement, type Prepared } from './statement'
import { allOf, anyOf, termQuery, ofKind } from './tsquery'

export type Counts = Record<SearchKind, number>

/** A hit as returned by the database. */
type Hit = Pick<FoundDocument, 'collection' | 'document' | 'title' | 'promoted'> & {
  summary: string
  body: string
}

export type Hits = { counts: Counts; hits: Hit[] }

type SearchOptions = {
  query: SearchQuery
  interpretationOf: InterpretationOf
  promoted: DocumentKey[]
  /** For partial matches: at least one of these must match. */
  oneOf?: Term[]
}

/** Queries PostgreSQL for the rows that match. */
export async function searchRows({ query, interpretationOf, promoted, oneOf }: SearchOptions): Promise<Hits> {
  const { site, kind } = query
  const { typed, meant } = interpretationOf(kind)
  const inKind = (query: string) => ofKind(kind, [query])
  return runStatement(site, findStatement(site), {
    ...pageOf(query),
    // Partial matches are not classified by where they match.
    inTitle: oneOf ? '' : inKind(allOf(typed.terms, titleMark)),
    inSummary: oneOf ? '' : inKind(allOf(typed.terms, summaryMark)),
    anywhere: inKind(oneOf ? anyOf(oneOf) : allOf(typed.terms)),
    meant: oneOf ? '' : inKind(allOf(meant?.terms ?? [])),
    together: oneOf || meant ? [] : patternsOf(typed),
    promotedCollections: promoted.map(({ collection }) => collection),
    promotedDocuments: promoted.map(({ document }) => document),
    ...rankingValues(typed),
    isPartial: oneOf !== undefined,
    ...countQueries(interpretationOf, oneOf),
  })
}

/** All rows of a kind. */
export async function allRows(query: SearchQuery): Promise<Hits> {
  return runStatement(query.site, everythingStatement(query.site), pageOf(query))
}

function pageOf({ kind, pageNo, pageSize, hasExcerpts = false }: SearchQuery) {
  return { kind, pageSize, offset: (pageNo - 1) * pageSize, hasExcerpts }
}

function rankingValues(typed: ParsedQuery) {
  const { text, compact: whole, terms } = typed
  const isPhrase = terms.length > 1
  return {
    text,
    whole,
    models: [...new Set([whole, ...terms.map((term) => term.compact)])],
    phrase: isPhrase ? text : null,
    anyTerm: anyOf(terms),
    // A single word matches in every hit, so it needs no weights.
    titleTerms: isPhrase ? terms.map((term) => termQuery(term, titleMark)) : [],
    terms: isPhrase ? terms.map((term) => termQuery(term)) : [],
    stems: isPhrase ? terms.filter(({ hasSynonyms }) => !hasSynonyms).map(stemPrefixOf) : [],
  }
}

/** The part of a word that equals its stem: laborator of laboratories. */
function stemPrefixOf({ text, variants }: Term): string {
  const marked = variants.flatMap(({ lexemes }) => lexemes).find((lexeme) => lexeme.startsWith(stemMark))
  const stem = marked?.slice(stemMark.length) ?? text
  const end = [...text].findIndex((character, index) => character !== stem[index])
  return end > 0 ? text.slice(0, end) : text
}

function countQueries(
  interpretationOf: InterpretationOf,
  oneOf: Term[] | undefined,
): Record<SearchKind, string> {
  const queries = ({ typed, meant }: Interpretation) => [allOf(typed.terms), allOf(meant?.terms ?? [])]
  return byKind((kind) => ofKind(kind, oneOf ? [anyOf(oneOf)] : queries(interpretationOf(kind))))
}

function patternsOf({ terms }: ParsedQuery): string[] {
  return terms.flatMap(({ adjacent }) => (adjacent ? [`%${adjacent}%`] : []))
}

type Row = Partial<Counts> & { found: Hit[] }

async function runStatement<Name extends string>(
  site: SiteId,
  { name, text, toValues }: Prepared<Name>,
  given: Record<Name, unknown>,
): Promise<Hits> {
  recordTags([searchTag(site)])
  const { rows } = await searchPool().query<Row>({ name, text, values: toValues(given) })
  const [row] = rows
  return { counts: byKind((kind) => row?.[kind] ?? 0), hits: row?.found ?? [] }
}

export function byKind<Value>(of: (kind: SearchKind) => Value): Record<SearchKind, Value> {
  return recordOf(searchKinds, of)
}
