import 'server-only'
import type { Asked, Term } from '@/lib/search/ask'
import type { DocumentKey, FoundDocument, Question } from '@/lib/search/engine'
import { searchKinds, type SearchKind } from '@/lib/search/kinds'
import { stemMark, summaryMark, titleMark } from '@/lib/search/lexemes'
import { searchPool } from './pool'
import type { Reading, ReadingOf } from './reading'
import { everythingStatement, findStatement, type Prepared } from './statement'
import { allOf, anyOf, anyWayOf, ofKind } from './tsquery'

export type Counts = Record<SearchKind, number>

/** A hit as it comes from the database. */
type Hit = Pick<FoundDocument, 'collection' | 'document' | 'title' | 'promoted'> & {
  summary: string
  body: string
}

export type Hits = { counts: Counts; hits: Hit[] }

type Asking = {
  question: Question
  readingOf: ReadingOf
  promoted: DocumentKey[]
  /** Not all words have to be there, but one of these. */
  oneOf?: Term[]
}

/** Asks PostgreSQL for the rows that have the words. */
export async function searchRows({ question, readingOf, promoted, oneOf }: Asking): Promise<Hits> {
  const { site, kind } = question
  const { typed, meant } = readingOf(kind)
  const inKind = (query: string) => ofKind(kind, [query])
  return run(findStatement(site), {
    ...pageOf(question),
    // One word of many in the title says little: there all rows are weighed alike.
    inTitle: oneOf ? '' : inKind(allOf(typed.terms, titleMark)),
    inSummary: oneOf ? '' : inKind(allOf(typed.terms, summaryMark)),
    anywhere: inKind(oneOf ? anyOf(oneOf) : allOf(typed.terms)),
    meant: oneOf ? '' : inKind(allOf(meant?.terms ?? [])),
    together: oneOf || meant ? [] : patternsOf(typed),
    promotedCollections: promoted.map(({ collection }) => collection),
    promotedDocuments: promoted.map(({ document }) => document),
    ...rankedBy(typed),
    isLoose: oneOf !== undefined,
    ...countedBy(readingOf, oneOf),
  })
}

/** All rows of a kind. */
export async function allRows(question: Question): Promise<Hits> {
  return run(everythingStatement(question.site), pageOf(question))
}

function pageOf({ kind, pageNo, pageSize }: Question) {
  return { kind, pageSize, offset: (pageNo - 1) * pageSize }
}

function rankedBy(typed: Asked) {
  const { text, whole, terms } = typed
  const isPhrase = terms.length > 1
  return {
    ...{ text, whole, models: [...new Set([whole, ...terms.map((term) => term.whole)])] },
    phrase: isPhrase ? text : null,
    anyTerm: anyOf(terms),
    // One word is there, or the row would not be.
    titleTerms: isPhrase ? terms.map((term) => anyWayOf(term, titleMark)) : [],
    terms: isPhrase ? terms.map((term) => anyWayOf(term)) : [],
    stems: isPhrase ? terms.filter(({ isMeant }) => !isMeant).map(beginningOf) : [],
  }
}

/** As much of a word as its stem has: laborator of laboratories. */
function beginningOf({ text, ways }: Term): string {
  const marked = ways.flatMap(({ lexemes }) => lexemes).find((lexeme) => lexeme.startsWith(stemMark))
  const stem = marked?.slice(stemMark.length) ?? text
  const end = [...text].findIndex((character, index) => character !== stem[index])
  return end > 0 ? text.slice(0, end) : text
}

function countedBy(readingOf: ReadingOf, oneOf: Term[] | undefined): Record<SearchKind, string> {
  const queries = ({ typed, meant }: Reading) => [allOf(typed.terms), allOf(meant?.terms ?? [])]
  return byKind((kind) => ofKind(kind, oneOf ? [anyOf(oneOf)] : queries(readingOf(kind))))
}

function patternsOf({ terms }: Asked): string[] {
  return terms.flatMap(({ together }) => (together ? [`%${together}%`] : []))
}

type Row = Partial<Counts> & { found: Hit[] }

async function run<Name extends string>(
  { name, text, toValues }: Prepared<Name>,
  given: Record<Name, unknown>,
): Promise<Hits> {
  const { rows } = await searchPool().query<Row>({ name, text, values: toValues(given) })
  const [row] = rows
  return { counts: byKind((kind) => row?.[kind] ?? 0), hits: row?.found ?? [] }
}

export function byKind<Value>(of: (kind: SearchKind) => Value): Record<SearchKind, Value> {
  return Object.fromEntries(searchKinds.map((kind) => [kind, of(kind)])) as Record<SearchKind, Value>
}
