import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { asked, type Term } from '@/lib/search/ask'
import type { Question } from '@/lib/search/engine'
import { partsOf } from '@/lib/search/pieces'
import { anyWayOf, ofKind } from './tsquery'
import { searchPool } from './pool'
import { onSite } from './statement'
import { askedOn } from './reading'
import { spellingOf } from './spelling'

const shortest = 4
/** A word that is in so many times as many documents. */
const muchMore = 2
const mostCounted = 1000

/** What was typed with its slips corrected, as far as the site knows such words; null when there is nothing to correct. */
export async function withoutSlips(text: string, site: SiteId): Promise<string | null> {
  const { terms } = await askedOn(site, text)
  if (!terms.some(maySlip)) return null
  const [hits, spelling] = await Promise.all([hitsOf(terms, site), spellingOf(site)])
  const words = terms.map((term, index) => {
    const isSlip = hits[index] === 0 && maySlip(term)
    return isSlip ? eachPart(term.text, (part) => spelling.nearest(part) ?? part) : term.text
  })
  return words.some((word, index) => word !== terms[index]?.text) ? words.join(' ') : null
}

function maySlip({ text, isMeant }: Term): boolean {
  return !isMeant && text.length >= shortest && /^[\p{Script=Latin}\-']+$/u.test(text)
}

/** Of porte-vaccins each word by itself. */
function eachPart(text: string, correct: (part: string) => string): string {
  return text.replace(/\p{L}+/gu, (part) => (part.length < shortest ? part : correct(part)))
}

/** The words that the site has at all; null when there are none. Words of Chinese are tried in twos, models in parts. */
export async function knownWords(text: string, site: SiteId): Promise<string | null> {
  const terms = (await askedOn(site, text)).terms.flatMap(inTwos)
  const whole = await hitsOf(terms, site)
  const tried = terms.flatMap((term, index) => (whole[index] ? term : inParts(term, site)))
  const hits = await hitsOf(tried, site)
  const rest = tried.filter((_, index) => hits[index])
  return rest.length > 0 ? rest.map((term) => term.text).join(' ') : null
}

/**
 * The words that say most among the results of a kind: what is much more usual there than the rarest of them, such as
 * 'freezer', says little alone.
 */
export async function tellingOf(
  terms: Term[],
  { site, kind }: Pick<Question, 'site' | 'kind'>,
): Promise<Term[]> {
  const hits = await hitsOf(terms, site, (term) => ofKind(kind, [anyWayOf(term)]))
  const rarest = Math.min(...hits.filter(Boolean))
  return terms.filter((_, index) => hits[index] && hits[index] <= rarest * muchMore)
}

/** U830 of a U830-86H that nobody makes. */
function inParts(term: Term, site: SiteId): Term[] {
  const parts = partsOf(term.text)
  return parts.length > 1 ? asked(parts.join(' '), site).terms : [term]
}

function inTwos(term: Term): Term[] {
  if (!term.together) return [term]
  return (term.ways[0]?.lexemes ?? []).map((pair) => ({
    ...{ text: pair, whole: pair, together: null },
    ways: [{ lexemes: [pair] }],
  }))
}

async function hitsOf(terms: Term[], site: SiteId, queryOf = anyTerm): Promise<number[]> {
  const { rows } = await searchPool().query<{ hits: number }>({
    name: `search words ${site}`,
    text: `
      select (select count(*) from (
        select from search_rows where ${onSite(site)} and tokens @@ query limit ${mostCounted}) as hit)::int as hits
      from unnest($1::tsquery[]) with ordinality as asked (query, at) order by at`,
    values: [terms.map(queryOf)],
  })
  return rows.map(({ hits }) => hits)
}

function anyTerm(term: Term): string {
  return anyWayOf(term)
}
