import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { parseQuery, type Term } from '@/lib/search/parse-query'
import type { SearchQuery } from '@/lib/search/engine'
import { partsOf } from '@/lib/search/tokens'
import { termQuery, ofKind } from './tsquery'
import { searchPool } from './pool'
import { onSite } from './statement'
import { parseForSite } from './interpretations'
import { spellingOf } from './spelling'

const minLength = 4
/** Words up to this many times as frequent as the rarest one count as rare, too. */
const maxFrequencyRatio = 2
const maxCounted = 1000

/** The text with typos corrected to words of the site; null when nothing was corrected. */
export async function correctTypos(text: string, site: SiteId): Promise<string | null> {
  const { terms } = await parseForSite(site, text)
  if (!terms.some(mayBeTypo)) return null
  const [hits, spelling] = await Promise.all([hitsOf(terms, site), spellingOf(site)])
  const words = terms.map((term, index) => {
    const isTypo = hits[index] === 0 && mayBeTypo(term)
    return isTypo ? eachPart(term.text, (part) => spelling.nearest(part) ?? part) : term.text
  })
  return words.some((word, index) => word !== terms[index]?.text) ? words.join(' ') : null
}

function mayBeTypo({ text, hasSynonyms }: Term): boolean {
  return !hasSynonyms && text.length >= minLength && /^[\p{Script=Latin}\-']+$/u.test(text)
}

/** Corrects each word of a compound, such as porte-vaccins. */
function eachPart(text: string, correct: (part: string) => string): string {
  return text.replace(/\p{L}+/gu, (part) => (part.length < minLength ? part : correct(part)))
}

/** The words that have any hits on the site, or null. Chinese words are tried as bigrams, models by their parts. */
export async function wordsWithHits(text: string, site: SiteId): Promise<string | null> {
  const terms = (await parseForSite(site, text)).terms.flatMap(toBigrams)
  const whole = await hitsOf(terms, site)
  const tried = terms.flatMap((term, index) => (whole[index] ? term : splitTerm(term, site)))
  const hits = await hitsOf(tried, site)
  const rest = tried.filter((_, index) => hits[index])
  return rest.length > 0 ? rest.map((term) => term.text).join(' ') : null
}

/**
 * The rarest terms among the documents of a kind; much more frequent ones, such as 'freezer', are not specific enough.
 */
export async function rarestTerms(
  terms: Term[],
  { site, kind }: Pick<SearchQuery, 'site' | 'kind'>,
): Promise<Term[]> {
  const hits = await hitsOf(terms, site, (term) => ofKind(kind, [termQuery(term)]))
  const rarest = Math.min(...hits.filter(Boolean))
  return terms.filter((_, index) => hits[index] && hits[index] <= rarest * maxFrequencyRatio)
}

/** Splits a model number without hits: U830 of U830-86H. */
function splitTerm(term: Term, site: SiteId): Term[] {
  const parts = partsOf(term.text)
  return parts.length > 1 ? parseQuery(parts.join(' '), site).terms : [term]
}

function toBigrams(term: Term): Term[] {
  if (!term.adjacent) return [term]
  return (term.variants[0]?.lexemes ?? []).map((pair) => ({
    text: pair,
    compact: pair,
    adjacent: null,
    variants: [{ lexemes: [pair] }],
  }))
}

async function hitsOf(terms: Term[], site: SiteId, queryOf = anyTerm): Promise<number[]> {
  const { rows } = await searchPool().query<{ hits: number }>({
    name: `search words ${site}`,
    text: `
      select (select count(*) from (
        select from search_rows where ${onSite(site)} and tokens @@ query limit ${maxCounted}) as hit)::int as hits
      from unnest($1::tsquery[]) with ordinality as asked (query, at) order by at`,
    values: [terms.map(queryOf)],
  })
  return rows.map(({ hits }) => hits)
}

function anyTerm(term: Term): string {
  return termQuery(term)
}
