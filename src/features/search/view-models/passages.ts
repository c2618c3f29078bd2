import type { SiteId } from '@/i18n/locales'
import type { FoundDocument } from '@/lib/search/engine'
import { highlight } from '@/lib/search/highlight'

/** The search words; empty if everything is shown. */
export type SearchedWords = { site: SiteId; words: string }

type Shown = { id: string; title: string; text: string }

/**
 * The text below a title: the document's own, unless neither it nor the title contains a search word;
 * then a passage that does.
 */
export function passagesIn(found: FoundDocument[], { site, words }: SearchedWords): (shown: Shown) => string {
  const excerpts = new Map(found.map(({ document, excerpt }) => [document, excerpt]))
  const hasHit = (text: string) => highlight(text, words, site).some(({ isHit }) => isHit)
  return ({ id, title, text }) => {
    const excerpt = excerpts.get(id)
    return words && excerpt && !hasHit(title) && !hasHit(text) ? excerpt : text
  }
}
