import 'server-only'
import type { Answer, DocumentKey, Question } from '@/lib/search/engine'
import type { SearchKind } from '@/lib/search/kinds'
import { asked } from '@/lib/search/ask'
import { plain } from '@/lib/search/normalise'
import { passageOf } from '@/lib/search/passage'
import { longestSearch } from '@/lib/search/wire'
import { knownWords, withoutSlips } from './correct'
import { findPromotions } from './promotions'
import { asWritten, meaningOf, readingsOf } from './reading'
import { allRows, byKind, type Counts, type Hits, searchRows } from './search-rows'

/** What was typed; where nothing has it, what was meant; then the words that there are, all of them or some. */
export async function find(asking: Question): Promise<Answer> {
  const question = { ...asking, text: asking.text.slice(0, longestSearch) }
  const { text, site } = question
  if (text.trim() === '') return toAnswer(question, asIs(await allRows(question)))
  if (asked(text, site).terms.length === 0) return toAnswer(question, asIs(nothing))
  const promoted = await promotedFor(question)
  const asTyped = await searchRows({ question, readingOf: await readingsOf(text, site), promoted })
  if (!hasAny(asTyped.counts)) return toAnswer(question, await findOtherwise(question))
  if ((await meaningOf(text)) === null) return toAnswer(question, asIs(asTyped))
  return toAnswer(question, await besideMeaning(question, asTyped))
}

/** What a search came to, and by which words. */
type Found = { hits: Hits } & Pick<Answer, 'corrected' | 'isLoose'>

async function findOtherwise(question: Question): Promise<Found> {
  const { text, site } = question
  const search = async (words: string) =>
    searchRows({ ...asking(question, words), readingOf: await readingsOf(words, site) })
  const meant = await withoutSlips(text, site)
  if (meant !== null) {
    const hits = await search(meant)
    if (hasAny(hits.counts)) return { hits, corrected: meant, isLoose: false }
  }
  const known = await knownWords(meant ?? text, site)
  if (known === null) return asIs(nothing)
  const corrected = correctionOf(known, text)
  const withAll = await search(known)
  if (hasAny(withAll.counts)) return { hits: withAll, corrected, isLoose: false }
  const readingOf = await readingsOf(known, site)
  return {
    hits: await searchRows({ ...asking(question, known), readingOf, needed: 'any' }),
    corrected,
    isLoose: true,
  }
}

/**
 * What words mean was found in some kinds only: those that have neither words nor meaning are searched for some of
 * the words. The solutions have the meaning alone (S1 5).
 */
async function besideMeaning(question: Question, asTyped: Hits): Promise<Found> {
  const { text, site, kind } = question
  const known = await knownWords(text, site)
  if (known === null) return asIs(asTyped)
  const some = await searchRows({
    ...asking(question, known),
    readingOf: asWritten(known, site),
    needed: 'any',
  })
  const isEmpty = (one: SearchKind) => one !== 'solutions' && asTyped.counts[one] === 0
  const counts = byKind((one) => (isEmpty(one) ? some : asTyped).counts[one])
  if (!isEmpty(kind)) return asIs({ ...asTyped, counts })
  return { hits: { ...some, counts }, corrected: correctionOf(known, text), isLoose: true }
}

function asking(question: Question, words: string) {
  return { question: { ...question, text: words }, promoted: [] }
}

function correctionOf(words: string, text: string): string | null {
  return plain(words) === plain(text) ? null : words
}

function asIs(hits: Hits): Found {
  return { hits, corrected: null, isLoose: false }
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

function toAnswer(question: Question, { hits: { counts, hits }, corrected, isLoose }: Found): Answer {
  const { kind, site } = question
  const words = asked(corrected ?? question.text, site)
  const found = hits.map(({ summary, body, ...hit }) => ({
    ...hit,
    kind,
    excerpt: passageOf({ texts: [summary, body], asked: words, site }),
  }))
  return { counts, found, corrected, isLoose }
}
