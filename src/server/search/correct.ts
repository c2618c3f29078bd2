import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { asked, type Term } from '@/lib/search/ask'
import { partsOf } from '@/lib/search/pieces'
import { anyWayOf } from './tsquery'
import { searchPool } from './pool'
import { onSite } from './statement'
import { vocabularyOf } from './vocabulary'

const shortest = 4

/** What was typed with its slips corrected, as far as the site knows such words; null when there is nothing to correct. */
export async function withoutSlips(text: string, site: SiteId): Promise<string | null> {
  const { terms } = asked(text, site)
  if (!terms.some(maySlip)) return null
  const [known, vocabulary] = await Promise.all([areThere(terms, site), vocabularyOf(site)])
  const words = terms.map((term, index) => {
    const isSlip = !known[index] && maySlip(term)
    return isSlip ? eachPart(term.text, (part) => vocabulary.nearest(part) ?? part) : term.text
  })
  return words.some((word, index) => word !== terms[index]?.text) ? words.join(' ') : null
}

function maySlip({ text }: Term): boolean {
  return text.length >= shortest && /^[\p{Script=Latin}\-']+$/u.test(text)
}

/** Of porte-vaccins each word by itself. */
function eachPart(text: string, correct: (part: string) => string): string {
  return text.replace(/\p{L}+/gu, (part) => (part.length < shortest ? part : correct(part)))
}

/** The words that the site has at all; null when there are none. Words of Chinese are tried in twos, models in parts. */
export async function knownWords(text: string, site: SiteId): Promise<string | null> {
  const terms = asked(text, site).terms.flatMap(inTwos)
  const whole = await areThere(terms, site)
  const tried = terms.flatMap((term, index) => (whole[index] ? term : inParts(term, site)))
  const known = await areThere(tried, site)
  const rest = tried.filter((_, index) => known[index])
  return rest.length > 0 ? rest.map((term) => term.text).join(' ') : null
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

async function areThere(terms: Term[], site: SiteId): Promise<boolean[]> {
  const { rows } = await searchPool().query<{ known: boolean }>({
    name: `search words ${site}`,
    text: `
      select exists (select from search_rows where ${onSite(site)} and tokens @@ query) as known
      from unnest($1::tsquery[]) with ordinality as asked (query, at) order by at`,
    values: [terms.map((term) => anyWayOf(term))],
  })
  return rows.map(({ known }) => known)
}
