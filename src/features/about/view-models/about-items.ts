import { withoutMarks } from '@/lib/content-marks'
import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import type { AboutItem } from '../queries'
import type { AboutEntry } from './about-menu'

/** The item of the Chinese menu selected by name, or the first one (S1 2.14). */
export type AboutChoice = {
  /** The item of the menu. */
  entry: AboutItem
  /** The item whose content is shown: the entry, its first page, or the open tab. */
  shown: AboutItem
  /** The items shown as tabs, if any. */
  tabs: AboutItem[]
}

/**
 * @param name the title of an item, its id in previews, which stays while the title is edited, or the kind of its
 * content ('milestones', 'honours')
 */
export function chooseItem(items: AboutItem[], name: string | undefined): AboutChoice | null {
  const named =
    items.find(({ id, title }) => withoutMarks(title) === name || id === name) ??
    items.find(({ shows }) => isShownBy(shows, name))
  const first = named ?? items.find(({ parentId }) => parentId === null)
  if (!first) return null
  const parent = first.pageType === '2' ? items.find(({ id }) => id === first.parentId) : undefined
  if (parent) return { entry: parent, shown: first, tabs: tabsOf(items, parent) }
  return openItem(items, first)
}

/** The rules of the page types (S1 4): 0 opens its sub-items, tabs before pages; 1 shows its own content. */
function openItem(items: AboutItem[], item: AboutItem): AboutChoice {
  const alone = { entry: item, shown: item, tabs: [] }
  if (item.pageType !== '0') return alone
  const tabs = tabsOf(items, item)
  if (tabs[0]) return { entry: item, shown: tabs[0], tabs }
  const page = items.find(({ parentId }) => parentId === item.id)
  return page ? openItem(items, page) : alone
}

/** The menu as a tree; items shown as tabs are not entries (S1 4). */
export function toItemMenu(site: SiteId, items: AboutItem[], current: AboutItem): AboutEntry[] {
  const below = (parentId: string | null): AboutEntry[] =>
    items
      .filter((item) => item.parentId === parentId && item.pageType !== '2')
      .map(({ id, title }) => {
        const children = below(id)
        const entry = { id, name: title, href: itemHref(site, title), current: id === current.id }
        return children.length > 0 ? { ...entry, children } : entry
      })
  return below(null)
}

export function itemHref(site: SiteId, name: string): string {
  return href(site, 'aboutUs', { name })
}

function tabsOf(items: AboutItem[], parent: AboutItem): AboutItem[] {
  return items.filter(({ parentId, pageType }) => parentId === parent.id && pageType === '2')
}

function isShownBy(shows: AboutItem['shows'], name: string | undefined): boolean {
  return shows !== 'text' && shows === name
}
