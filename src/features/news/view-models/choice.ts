import { href } from '@/addresses/href'
import type { Values } from '@/addresses/page'
import type { SiteId } from '@/i18n/locales'
import type { NewsTypeItem } from '../queries'

/** The selection on the news page (S1 2.8). */
export type NewsChoice = {
  shows: 'articles' | 'newsletters' | 'history'
  type?: NewsTypeItem
  /** The menu entry selected by the address; undefined shows the first type. */
  selected?: string
}

/** The entry 'Milestones & Awards', which is not a type. */
export const historyEntry = 'history'

/** The type of the id, else that of the code, else the first one; the mode takes precedence. */
export function chooseNews(types: NewsTypeItem[], { id, code, mode }: Values): NewsChoice {
  if (mode) return { shows: 'history', selected: historyEntry }
  const named = types.find((type) => type.id === id) ?? types.find((type) => type.code === code)
  const type = named ?? types[0]
  return { shows: type?.code === 'Newsletter' ? 'newsletters' : 'articles', type, selected: named?.id }
}

/** The menu entries in order; `newsIndex` is the position in it (S1 2.8). */
export function newsChoices(site: SiteId, types: NewsTypeItem[]) {
  const entries = [
    ...types.map(({ id }) => ({ id, href: href(site, 'news', { id }) })),
    { id: historyEntry, href: href(site, 'news', { mode: 'history' }) },
  ]
  return entries.map((entry, index) => ({
    href: entry.href,
    stored: { newsItem: entry.id, newsIndex: String(index) },
  }))
}
