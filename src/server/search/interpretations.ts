import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { parseQuery, type ParsedQuery } from '@/lib/search/parse-query'
import type { SearchKind } from '@/lib/search/kinds'
import { plain } from '@/lib/search/normalise'
import { findPhrases, findSearchSettings } from './settings'

/** How a kind is searched: for the words, and additionally for a synonym. */
export type Interpretation = { typed: ParsedQuery; meant: ParsedQuery | null }
export type InterpretationOf = (kind: SearchKind) => Interpretation

/** Parses a text with the vocabulary of the site. */
export async function parseForSite(site: SiteId, text: string): Promise<ParsedQuery> {
  return parseQuery(text, site, { phrases: await findPhrases(site) })
}

/**
 * How a text is interpreted per kind. Among the solutions a synonym is replaced by its meaning; elsewhere the meaning
 * is added (S1 5, readings 30).
 */
export async function interpretationsOf(text: string, site: SiteId): Promise<InterpretationOf> {
  const [typed, meaning] = await Promise.all([parseForSite(site, text), meaningOf(text)])
  if (meaning === null) return literally(typed)
  const meant = parseQuery(meaning, site)
  return (kind) => (kind === 'solutions' ? { typed: meant, meant: null } : { typed, meant })
}

/** The words as typed, without synonyms. */
export function literally(typed: ParsedQuery): InterpretationOf {
  return () => ({ typed, meant: null })
}

/** The meaning of a text by the synonyms of the search settings, or null. */
export async function meaningOf(text: string): Promise<string | null> {
  const typed = plain(text)
  const { synonyms } = await findSearchSettings()
  return synonyms.find(({ terms }) => terms.some((term) => plain(term) === typed))?.meaning ?? null
}
