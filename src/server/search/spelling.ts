import 'server-only'
import { SymSpell } from 'mnemonist'
import type { SiteId } from '@/i18n/locales'
import { withoutAccents } from '@/lib/search/normalise'
import { searchPool } from './pool'
import { findPhrases } from './settings'
import { onSite } from './statement'

/** Finds typos among the words of a site's titles and summaries and of its vocabulary. */
type Spelling = { nearest: (word: string) => string | null }

const cacheMs = 10 * 60_000
const maxWords = 8_000
/** The number of possible typos grows with the square of the length. */
const maxWordLength = 24
const batchSize = 100
/** In words up to this length only one typo is corrected. */
const shortWordLength = 6

const cache = new Map<SiteId, { spelling: Promise<Spelling>; since: number }>()

/** Cached per process for some minutes; the old one is used while a new one loads. */
export function spellingOf(site: SiteId): Promise<Spelling> {
  const cached = cache.get(site)
  if (cached && Date.now() - cached.since < cacheMs) return cached.spelling
  const spelling = loadSpelling(site)
  spelling.then(
    () => cache.set(site, { spelling, since: Date.now() }),
    () => !cached && cache.delete(site),
  )
  cache.set(site, { spelling: cached?.spelling ?? spelling, since: Date.now() })
  return cached?.spelling ?? spelling
}

/** For tests, when the process continues with another database. */
export function clearSpellingCache(): void {
  cache.clear()
}

async function loadSpelling(site: SiteId): Promise<Spelling> {
  const { rows } = await searchPool().query<{ word: string; times: number }>(`
    select word, count(*)::int as times from (
      select unnest(words) as word from search_rows where ${onSite(site)}) as said
    where length(word) <= ${maxWordLength} group by word order by times desc, word limit ${maxWords}`)
  const vocabulary = (await findPhrases(site)).words.filter((word) => word.length <= maxWordLength)
  const all = [...rows, ...vocabulary.map((word) => ({ word, times: 1 }))]
  const words = new Map<string, { word: string; times: number }>()
  const spelling = new SymSpell({ maxDistance: 2, verbosity: 2 })
  for (const [index, row] of all.entries()) {
    const unaccented = withoutAccents(row.word)
    if (words.has(unaccented)) continue
    words.set(unaccented, row)
    spelling.add(unaccented)
    // Let other requests run.
    if (index % batchSize === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return { nearest: (word) => nearest({ word, words, spelling }) }
}

type NearestOptions = {
  word: string
  words: Map<string, { word: string; times: number }>
  spelling: SymSpell
}

/** Smallest distance first; then the same first letter, which is rarely mistyped; then the most frequent word. */
function nearest({ word, words, spelling }: NearestOptions): string | null {
  const maxDistance = word.length <= shortWordLength ? 1 : 2
  const rank = ({ term, distance }: { term: string; distance: number }) =>
    distance * 1e6 - (term[0] === word[0] ? 5e5 : 0) - Math.min(words.get(term)?.times ?? 0, 1e5)
  const [best] = spelling
    .search(word)
    .filter(({ distance }) => distance <= maxDistance)
    .toSorted((one, other) => rank(one) - rank(other))
  return best ? (words.get(best.term)?.word ?? null) : null
}
