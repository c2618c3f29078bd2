import { href } from '@/addresses/href'
import type { Values } from '@/addresses/page'
import type { SiteId } from '@/i18n/locales'
import type { NewsTypeItem } from '../queries'

/** What the news page shows beside its menu (S1 2.8). */
export type NewsChoice = {
  shows: 'articles' | 'newsletters' | 'history'
  type?: NewsTypeItem
  /** The entry of the menu that the address itself selects; without one the first type is shown. */
  selected?: string
}

/** The entry of 'Milestones & Awards', which is no type. */
export const historyEntry = 'history'

/** The type of the id, else that of the code, else the first one; the mode goes before all of them. */
export function chooseNews(types: NewsTypeItem[], { id, code, mode }: Values): NewsChoice {
  if (mode) return { shows: 'history', selected: historyEntry }
  const named = types.find((type) => type.id === id) ?? types.find((type) => type.code === code)
  const type = named ?? types[0]
  return { shows: type?.code === 'Newsletter' ? 'newsletters' : 'articles', type, selected: named?.id }
}

/** What can be selected in the menu, in its order: positions in it are what `newsIndex` counts (S1 2.8). */
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
