import 'server-only'
import { SymSpell } from 'mnemonist'
import type { SiteId } from '@/i18n/locales'
import { withoutAccents } from '@/lib/search/normalise'
import { searchPool } from './pool'
import { findPhrases } from './settings'
import { onSite } from './statement'

/** The words of a site's titles and summaries, and those of its vocabulary, by what slips of the keyboard make of them. */
type Spelling = { nearest: (word: string) => string | null }

const keptFor = 10 * 60_000
const mostWords = 8_000
/** The slips of a word grow with the square of its length. */
const longestWord = 24
const atOnce = 100
/** In words up to this long one slip is as many as can be told. */
const shortWord = 6

const kept = new Map<SiteId, { spelling: Promise<Spelling>; since: number }>()

/** Kept per process for some minutes; while it is made anew the old one serves. */
export function spellingOf(site: SiteId): Promise<Spelling> {
  const known = kept.get(site)
  if (known && Date.now() - known.since < keptFor) return known.spelling
  const spelling = learn(site)
  spelling.then(
    () => kept.set(site, { spelling, since: Date.now() }),
    () => !known && kept.delete(site),
  )
  kept.set(site, { spelling: known?.spelling ?? spelling, since: Date.now() })
  return known?.spelling ?? spelling
}

/** The next search learns the words anew: the process goes on with another database. */
export function forgetSpellings(): void {
  kept.clear()
}

async function learn(site: SiteId): Promise<Spelling> {
  const { rows } = await searchPool().query<{ word: string; times: number }>(`
    select word, count(*)::int as times from (
      select unnest(words) as word from search_rows where ${onSite(site)}) as said
    where length(word) <= ${longestWord} group by word order by times desc, word limit ${mostWords}`)
  const said = (await findPhrases(site)).words.filter((word) => word.length <= longestWord)
  const all = [...rows, ...said.map((word) => ({ word, times: 1 }))]
  const words = new Map<string, { word: string; times: number }>()
  const spelling = new SymSpell({ maxDistance: 2, verbosity: 2 })
  for (const [index, row] of all.entries()) {
    const bare = withoutAccents(row.word)
    if (words.has(bare)) continue
    words.set(bare, row)
    spelling.add(bare)
    // Other requests go on meanwhile.
    if (index % atOnce === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  return { nearest: (word) => nearest({ word, words, spelling }) }
}

type Known = { word: string; words: Map<string, { word: string; times: number }>; spelling: SymSpell }

/** Fewest slips first; then the same first letter, which is seldom missed; then the most usual word. */
function nearest({ word, words, spelling }: Known): string | null {
  const most = word.length <= shortWord ? 1 : 2
  const rank = ({ term, distance }: { term: string; distance: number }) =>
    distance * 1e6 - (term[0] === word[0] ? 5e5 : 0) - Math.min(words.get(term)?.times ?? 0, 1e5)
  const [best] = spelling
    .search(word)
    .filter(({ distance }) => distance <= most)
    .toSorted((one, other) => rank(one) - rank(other))
  return best ? (words.get(best.term)?.word ?? null) : null
}
