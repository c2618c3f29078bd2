import 'server-only'
import type { SQL } from 'drizzle-orm'
import type { Answer, FoundDocument, Question, SearchReader } from '@/lib/search/engine'
import { searchKinds, type SearchKind } from '@/lib/search/kinds'
import { plain } from '@/lib/search/normalise'
import { longestSearch } from '@/lib/search/wire'
import { cms } from '../cms'
import { findPromotions } from './promotions'
import { readingOf } from './reading'
import { everythingStatement, findStatement } from './statement'

/** The search engine of the product: PostgreSQL (decision 30). */
export const searchReader: SearchReader = { find, complete: () => Promise.resolve([]) }

async function find(question: Question): Promise<Answer> {
  const text = question.text.slice(0, longestSearch)
  if (text.trim() === '') return answerTo(question, everythingStatement(question))
  const reading = await readingOf(text, question.site)
  if (reading(question.kind).every(({ terms }) => terms.length === 0)) return nothing
  const promoted = await promotedFor(question)
  return answerTo(question, findStatement({ question, reading, promoted }))
}

async function promotedFor({ site, text }: Question) {
  const typed = plain(text)
  const promotions = await findPromotions(site)
  return promotions.filter(({ terms }) => terms.includes(typed)).flatMap(({ results }) => results)
}

const nothing: Answer = { counts: countsOf({}), found: [], corrected: null }

type Found = Pick<FoundDocument, 'collection' | 'document' | 'title' | 'promoted'> & {
  summary: string
  body: string
}
type Row = Partial<Record<SearchKind, number>> & { found: Found[] }

async function answerTo({ kind }: Question, statement: SQL): Promise<Answer> {
  const { db } = await cms()
  const { rows } = await db.drizzle.execute<Row>(statement)
  const [row] = rows
  if (!row) return nothing
  const found = row.found.map(({ collection, document, title, promoted, summary, body }) => ({
    ...{ collection, document, kind, title, promoted },
    excerpt: (summary || body).slice(0, 200),
  }))
  return { counts: countsOf(row), found, corrected: null }
}

function countsOf(counts: Partial<Record<SearchKind, number>>): Record<SearchKind, number> {
  return Object.fromEntries(searchKinds.map((kind) => [kind, counts[kind] ?? 0])) as Record<
    SearchKind,
    number
  >
}
