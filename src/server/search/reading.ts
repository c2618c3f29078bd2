import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { asked, type Asked } from '@/lib/search/ask'
import type { SearchKind } from '@/lib/search/kinds'
import { plain } from '@/lib/search/normalise'
import { findPhrases, findSearchSettings } from './settings'

/** How a kind is asked: for words, and for what they mean beside. */
export type Reading = { typed: Asked; meant: Asked | null }
export type ReadingOf = (kind: SearchKind) => Reading

/** What was typed with what editors say that its words mean. */
export async function askedOn(site: SiteId, text: string): Promise<Asked> {
  return asked(text, site, { phrases: await findPhrases(site) })
}

/**
 * How typed words are read. A synonym stands for its meaning among the solutions; elsewhere the meaning is added
 * (S1 5, readings 30).
 */
export async function readingsOf(text: string, site: SiteId): Promise<ReadingOf> {
  const [typed, meaning] = await Promise.all([askedOn(site, text), meaningOf(text)])
  if (meaning === null) return asWritten(typed)
  const meant = asked(meaning, site)
  return (kind) => (kind === 'solutions' ? { typed: meant, meant: null } : { typed, meant })
}

/** The words alone, whatever else they stand for. */
export function asWritten(typed: Asked): ReadingOf {
  return () => ({ typed, meant: null })
}

/** What editors say that a text stands for; null for most. */
export async function meaningOf(text: string): Promise<string | null> {
  const typed = plain(text)
  const { synonyms } = await findSearchSettings()
  return synonyms.find(({ terms }) => terms.some((term) => plain(term) === typed))?.meaning ?? null
}
