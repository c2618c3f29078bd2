import 'server-only'
import type { Answer, DocumentKey, Question } from '@/lib/search/engine'
import { asked } from '@/lib/search/ask'
import { plain } from '@/lib/search/normalise'
import { passageOf } from '@/lib/search/passage'
import { longestSearch } from '@/lib/search/wire'
import { knownWords, withoutSlips } from './correct'
import { findPromotions } from './promotions'
import { readingsOf } from './reading'
import { allRows, byKind, type Counts, type Hits, type Needed, searchRows } from './search-rows'

/** What was typed; where nothing has it, what was meant; then the words that there are, all of them or some. */
export async function find(asking: Question): Promise<Answer> {
  const question = { ...asking, text: asking.text.slice(0, longestSearch) }
  const { text, site } = question
  if (text.trim() === '') return toAnswer(question, await allRows(question))
  if (asked(text, site).terms.length === 0) return toAnswer(question, nothing)
  const promoted = await promotedFor(question)
  const asTyped = await searched({ question, promoted })
  if (hasAny(asTyped.counts)) return toAnswer(question, asTyped)
  return findOtherwise(question)
}

async function findOtherwise(question: Question): Promise<Answer> {
  const { text, site } = question
  const meant = await withoutSlips(text, site)
  if (meant !== null) {
    const corrected = await searched({ question: { ...question, text: meant } })
    if (hasAny(corrected.counts)) return toAnswer(question, corrected, meant)
  }
  const known = await knownWords(meant ?? text, site)
  if (known === null) return toAnswer(question, nothing)
  const rest = { ...question, text: known }
  const withAll = await searched({ question: rest })
  if (hasAny(withAll.counts)) return toAnswer(question, withAll, known)
  return toAnswer(question, await searched({ question: rest, needed: 'any' }), known)
}

type Searching = { question: Question; promoted?: DocumentKey[]; needed?: Needed }

async function searched({ question, promoted = [], needed }: Searching): Promise<Hits> {
  const readingOf = await readingsOf(question.text, question.site)
  return searchRows({ question, readingOf, promoted, needed })
}

async function promotedFor({ site, text }: Question): Promise<DocumentKey[]> {
  const typed = plain(text)
  const promotions = await findPromotions(site)
  const results = promotions.filter(({ terms }) => terms.includes(typed)).flatMap((one) => one.results)
  const isFirst = ({ collection, document }: DocumentKey, index: number) =>
    results.findIndex((one) => one.collection === collection && one.document === document) === index
  return results.filter(isFirst)
}

const nothing: Hits = { counts: byKind(() => 0), hits: [] }

function hasAny(counts: Counts): boolean {
  return Object.values(counts).some((count) => count > 0)
}

function toAnswer(question: Question, { counts, hits }: Hits, corrected: string | null = null): Answer {
  const { kind, site } = question
  const words = asked(corrected ?? question.text, site)
  const found = hits.map(({ summary, body, ...hit }) => ({
    ...hit,
    kind,
    excerpt: passageOf({ texts: [summary, body], asked: words, site }),
  }))
  return { counts, found, corrected }
}
