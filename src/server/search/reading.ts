import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { asked, type Asked } from '@/lib/search/ask'
import type { SearchKind } from '@/lib/search/kinds'
import { plain } from '@/lib/search/normalise'
import { findSearchSettings } from './settings'

/** How a kind is asked: for words, and for what they mean beside. */
export type Reading = { typed: Asked; meant: Asked | null }
export type ReadingOf = (kind: SearchKind) => Reading

/**
 * How typed words are read. A synonym stands for its meaning among the solutions; elsewhere the meaning is added
 * (S1 5, readings 30).
 */
export async function readingsOf(text: string, site: SiteId): Promise<ReadingOf> {
  const typed = asked(text, site)
  const meaning = await meaningOf(text)
  if (meaning === null) return () => ({ typed, meant: null })
  const meant = asked(meaning, site)
  return (kind) => (kind === 'solutions' ? { typed: meant, meant: null } : { typed, meant })
}

async function meaningOf(text: string): Promise<string | null> {
  const typed = plain(text)
  const { synonyms } = await findSearchSettings()
  return synonyms.find(({ terms }) => terms.some((term) => plain(term) === typed))?.meaning ?? null
}
