import 'server-only'
import type { SearchResult, DocumentKey, SearchQuery } from '@/lib/search/engine'
import { parseQuery } from '@/lib/search/parse-query'
import { plain } from '@/lib/search/normalise'
import { searchExcerpt } from '@/lib/search/excerpt'
import { maxSearchLength } from '@/lib/search/api'
import { wordsWithHits, rarestTerms, correctTypos } from './fallbacks'
import { findPromotions } from './promotions'
import { parseForSite, literally, meaningOf, interpretationsOf } from './interpretations'
import { allRows, byKind, type Counts, type Hits, searchRows } from './search-rows'

/**
 * Searches for the text with its synonyms; without hits, for the text with typos corrected; then for the words that
 * have hits, all of them or the rarest.
 */
export async function find(searchQuery: SearchQuery): Promise<SearchResult> {
  const query = { ...searchQuery, text: searchQuery.text.slice(0, maxSearchLength) }
  const { text, site } = query
  if (text.trim() === '') return toResult(query, withoutCorrection(await allRows(query)))
  if ((await parseForSite(site, text)).terms.length === 0) return toResult(query, withoutCorrection(noHits))
  const asTyped = await findAsTyped(query)
  return toResult(
    query,
    hasHits(asTyped.counts) ? await withPartialHits(query, asTyped) : await findFallback(query),
  )
}

/** The hits of a search, and how they were found. */
type FoundHits = { hits: Hits } & Pick<SearchResult, 'corrected' | 'isPartial' | 'hasNoExactMatch'>

/** When the synonym has no hits among the solutions, the words as typed are searched there. */
async function findAsTyped(query: SearchQuery): Promise<Hits> {
  const { text, site } = query
  const promoted = await promotedResults(query)
  const hits = await searchRows({ query, interpretationOf: await interpretationsOf(text, site), promoted })
  if (hits.counts.solutions > 0 || (await meaningOf(text)) === null) return hits
  const written = await searchRows({
    query,
    interpretationOf: literally(await parseForSite(site, text)),
    promoted,
  })
  const isOfSolutions = query.kind === 'solutions'
  return {
    counts: { ...hits.counts, solutions: written.counts.solutions },
    hits: (isOfSolutions ? written : hits).hits,
  }
}

/** When only other kinds match all words, the requested kind shows partial matches. */
async function withPartialHits(query: SearchQuery, all: Hits): Promise<FoundHits> {
  const { text, kind } = query
  if (all.counts[kind] > 0) return withoutCorrection(all)
  const some = await findPartial(query, text)
  if (some.counts[kind] === 0) return withoutCorrection(all)
  const counts = { ...all.counts, [kind]: some.counts[kind] }
  return { hits: { ...some, counts }, corrected: null, isPartial: true, hasNoExactMatch: false }
}

async function findFallback(query: SearchQuery): Promise<FoundHits> {
  const { text, site } = query
  const meant = await correctTypos(text, site)
  if (meant !== null) {
    const hits = await findAll(query, meant)
    if (hasHits(hits.counts)) return { hits, corrected: meant, isPartial: false, hasNoExactMatch: true }
  }
  const known = await wordsWithHits(meant ?? text, site)
  if (known === null) return withoutCorrection(noHits)
  const corrected = correctionOf(known, text)
  const withAll = await findAll(query, known)
  if (hasHits(withAll.counts)) return { hits: withAll, corrected, isPartial: false, hasNoExactMatch: true }
  return { hits: await findPartial(query, known), corrected, isPartial: true, hasNoExactMatch: true }
}

async function findAll(query: SearchQuery, words: string): Promise<Hits> {
  return searchRows({
    ...withText(query, words),
    interpretationOf: await interpretationsOf(words, query.site),
  })
}

/** Documents with at least one of the rarest words, ranked by how many of the others they have. */
async function findPartial(query: SearchQuery, words: string): Promise<Hits> {
  const typed = await parseForSite(query.site, words)
  const oneOf = await rarestTerms(typed.terms, query)
  if (oneOf.length === 0) return noHits
  return searchRows({ ...withText(query, words), interpretationOf: literally(typed), oneOf })
}

function withText(query: SearchQuery, words: string) {
  return { query: { ...query, text: words }, promoted: [] }
}

function correctionOf(words: string, text: string): string | null {
  return plain(words) === plain(text) ? null : words
}

function withoutCorrection(hits: Hits): FoundHits {
  return { hits, corrected: null, isPartial: false, hasNoExactMatch: !hasHits(hits.counts) }
}

async function promotedResults({ site, text }: SearchQuery): Promise<DocumentKey[]> {
  const typed = plain(text)
  const promotions = await findPromotions(site)
  const results = promotions.filter(({ terms }) => terms.includes(typed)).flatMap((one) => one.results)
  const isFirst = ({ collection, document }: DocumentKey, index: number) =>
    results.findIndex((one) => one.collection === collection && one.document === document) === index
  return results.filter(isFirst)
}

const noHits: Hits = { counts: byKind(() => 0), hits: [] }

function hasHits(counts: Counts): boolean {
  return Object.values(counts).some((count) => count > 0)
}

async function toResult(query: SearchQuery, { hits, ...found }: FoundHits): Promise<SearchResult> {
  const { kind, site, hasExcerpts } = query
  const words = found.corrected ?? query.text
  const { meanings } = await parseForSite(site, words)
  const parsed = hasExcerpts ? parseQuery([words, ...meanings].join(' '), site) : null
  const shown = hits.hits.map(({ summary, body, ...hit }) => ({
    ...hit,
    kind,
    excerpt: parsed && searchExcerpt({ texts: [summary, body], query: parsed, site }),
  }))
  return { ...found, counts: hits.counts, found: shown, meanings }
}
