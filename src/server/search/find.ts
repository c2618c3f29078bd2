import 'server-only'
import type { Answer, DocumentKey, Question } from '@/lib/search/engine'
import { asked } from '@/lib/search/ask'
import { plain } from '@/lib/search/normalise'
import { passageOf } from '@/lib/search/passage'
import { longestSearch } from '@/lib/search/wire'
import { knownWords, tellingOf, withoutSlips } from './correct'
import { findPromotions } from './promotions'
import { askedOn, asWritten, meaningOf, readingsOf } from './reading'
import { allRows, byKind, type Counts, type Hits, searchRows } from './search-rows'

/**
 * What was typed, or what its words mean; where nothing has it, what was meant; then the words that there are, all of
 * them or those that say most.
 */
export async function find(asking: Question): Promise<Answer> {
  const question = { ...asking, text: asking.text.slice(0, longestSearch) }
  const { text, site } = question
  if (text.trim() === '') return toAnswer(question, asIs(await allRows(question)))
  if ((await askedOn(site, text)).terms.length === 0) return toAnswer(question, asIs(nothing))
  const asTyped = await findAsTyped(question)
  return toAnswer(
    question,
    hasAny(asTyped.counts) ? await inKind(question, asTyped) : await findOtherwise(question),
  )
}

/** What a search came to, and by which words. */
type Found = { hits: Hits } & Pick<Answer, 'corrected' | 'isLoose' | 'isMissed'>

/** A meaning of which the solutions have nothing does not stand for the words. */
async function findAsTyped(question: Question): Promise<Hits> {
  const { text, site } = question
  const promoted = await promotedFor(question)
  const hits = await searchRows({ question, readingOf: await readingsOf(text, site), promoted })
  if (hits.counts.solutions > 0 || (await meaningOf(text)) === null) return hits
  const written = await searchRows({ question, readingOf: asWritten(await askedOn(site, text)), promoted })
  const isOfSolutions = question.kind === 'solutions'
  return {
    counts: { ...hits.counts, solutions: written.counts.solutions },
    hits: (isOfSolutions ? written : hits).hits,
  }
}

/** The kind that is looked at has not all of the words, though others have: those with the words that say most. */
async function inKind(question: Question, all: Hits): Promise<Found> {
  const { text, kind } = question
  if (all.counts[kind] > 0) return asIs(all)
  const some = await findLoosely(question, text)
  if (some.counts[kind] === 0) return asIs(all)
  const counts = { ...all.counts, [kind]: some.counts[kind] }
  return { hits: { ...some, counts }, corrected: null, isLoose: true, isMissed: false }
}

async function findOtherwise(question: Question): Promise<Found> {
  const { text, site } = question
  const meant = await withoutSlips(text, site)
  if (meant !== null) {
    const hits = await findAll(question, meant)
    if (hasAny(hits.counts)) return { hits, corrected: meant, isLoose: false, isMissed: true }
  }
  const known = await knownWords(meant ?? text, site)
  if (known === null) return asIs(nothing)
  const corrected = correctionOf(known, text)
  const withAll = await findAll(question, known)
  if (hasAny(withAll.counts)) return { hits: withAll, corrected, isLoose: false, isMissed: true }
  return { hits: await findLoosely(question, known), corrected, isLoose: true, isMissed: true }
}

async function findAll(question: Question, words: string): Promise<Hits> {
  return searchRows({ ...asking(question, words), readingOf: await readingsOf(words, question.site) })
}

/** What has one of the words that say most, and as many of the others as there are. */
async function findLoosely(question: Question, words: string): Promise<Hits> {
  const typed = await askedOn(question.site, words)
  const oneOf = await tellingOf(typed.terms, question)
  if (oneOf.length === 0) return nothing
  return searchRows({ ...asking(question, words), readingOf: asWritten(typed), oneOf })
}

function asking(question: Question, words: string) {
  return { question: { ...question, text: words }, promoted: [] }
}

function correctionOf(words: string, text: string): string | null {
  return plain(words) === plain(text) ? null : words
}

function asIs(hits: Hits): Found {
  return { hits, corrected: null, isLoose: false, isMissed: !hasAny(hits.counts) }
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

async function toAnswer(question: Question, { hits, ...found }: Found): Promise<Answer> {
  const { kind, site } = question
  const words = found.corrected ?? question.text
  const { meanings } = await askedOn(site, words)
  const marked = asked([words, ...meanings].join(' '), site)
  const shown = hits.hits.map(({ summary, body, ...hit }) => ({
    ...hit,
    kind,
    excerpt: passageOf({ texts: [summary, body], asked: marked, site }),
  }))
  return { ...found, counts: hits.counts, found: shown, meanings }
}
