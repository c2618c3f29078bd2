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

/** How many of the words a row has to have. */
type Needed = keyof typeof joins
const joins = { all: allOf, any: anyOf }

type Asking = { question: Question; readingOf: ReadingOf; promoted: DocumentKey[]; needed?: Needed }

/** Asks PostgreSQL for the rows that have the words. */
export async function searchRows({ question, readingOf, promoted, needed = 'all' }: Asking): Promise<Hits> {
  const { site, kind } = question
  const join = joins[needed]
  const { typed, meant } = readingOf(kind)
  const inKind = (query: string) => ofKind(kind, [query])
  return run(findStatement(site), {
    ...pageOf(question),
    // One word of many in the title says little: there all rows are weighed alike.
    inTitle: needed === 'any' ? '' : inKind(join(typed.terms, titleMark)),
    inSummary: needed === 'any' ? '' : inKind(join(typed.terms, summaryMark)),
    anywhere: inKind(join(typed.terms)),
    meant: inKind(join(meant?.terms ?? [])),
    together: needed === 'all' && !meant ? patternsOf(typed) : [],
    promotedCollections: promoted.map(({ collection }) => collection),
    promotedDocuments: promoted.map(({ document }) => document),
    ...rankedBy(typed),
    isLoose: needed === 'any',
    ...countedBy(readingOf, join),
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
    stems: isPhrase ? terms.map(beginningOf) : [],
  }
}

/** As much of a word as its stem has: laborator of laboratories. */
function beginningOf({ text, ways }: Term): string {
  const marked = ways.flatMap(({ lexemes }) => lexemes).find((lexeme) => lexeme.startsWith(stemMark))
  const stem = marked?.slice(stemMark.length) ?? text
  const end = [...text].findIndex((character, index) => character !== stem[index])
  return end > 0 ? text.slice(0, end) : text
}

function countedBy(readingOf: ReadingOf, join: typeof allOf): Record<SearchKind, string> {
  const query = (kind: SearchKind, { typed, meant }: Reading) =>
    ofKind(kind, [join(typed.terms), join(meant?.terms ?? [])])
  return byKind((kind) => query(kind, readingOf(kind)))
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
