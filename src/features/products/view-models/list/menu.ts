import { href } from '@/addresses/href'
import type { PageParams } from '@/addresses/table'
import type { SiteId } from '@/i18n/locales'
import { withUnitsOf } from '@/i18n/quantity'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { CategoryItem } from '../../queries/items'
import { childrenOf, categoryToOpen } from './choice'

/** Anchor of the products below the banner: selecting a category scrolls there (S2 2.1). */
export const listAnchor = 'list'

export type MenuEntry = {
  id: string
  name: string
  href: string
  /** It is the current category. */
  current: boolean
  /** It or one of its children is the current category. */
  open: boolean
  icon?: Picture
  children: MenuEntry[]
}

/** Both levels of the international list; links contain the positions, as in old bookmarks (S2 2.1). */
export function toMenu(site: SiteId, tree: CategoryItem[], path: CategoryItem[]): MenuEntry[] {
  return childrenOf(tree, null).map((parent, productsIndex) => {
    const children = childrenOf(tree, parent.id).map((child, productsubIndex) =>
      toEntry(site, child, path, listHref(site, { id: child.id, productsIndex, productsubIndex })),
    )
    const opened = children.find(({ id }) => id === categoryToOpen(tree, parent).id)
    const own = listHref(site, { id: parent.id, productsIndex })
    return { ...toEntry(site, parent, path, opened?.href ?? own), children }
  })
}

/** The selectable categories with their session storage entries (S2 2.1, 9). */
export function categoryChoices(site: SiteId, tree: CategoryItem[]) {
  return childrenOf(tree, null).flatMap((parent, productsIndex) => [
    toChoice(site, { id: parent.id, productsIndex }),
    ...childrenOf(tree, parent.id).map((child, productsubIndex) =>
      toChoice(site, { id: child.id, productsIndex, productsubIndex }),
    ),
  ])
}

type Place = { id: string; productsIndex: number; productsubIndex?: number }

function toChoice(site: SiteId, place: Place) {
  const { id, productsIndex, productsubIndex = '' } = place
  return {
    href: href(site, 'productsList', place),
    stored: {
      productsItem: id,
      productsIndex: String(productsIndex),
      productsubIndex: String(productsubIndex),
    },
  }
}

/** The first level of the Chinese list and the second level of the open category (S2 2.2). */
export function toTabs(site: SiteId, tree: CategoryItem[], path: CategoryItem[]): MenuEntry[] {
  const entriesBelow = (parentId: string | null) =>
    childrenOf(tree, parentId).map((category) =>
      toEntry(site, category, path, listHref(site, { id: category.id })),
    )
  return entriesBelow(null).map((entry) => ({ ...entry, children: entry.open ? entriesBelow(entry.id) : [] }))
}

/** A list of products, scrolled to just below its banner. */
export function listHref(site: SiteId, params: PageParams<'productsList'>): string {
  return `${href(site, 'productsList', params)}#${listAnchor}`
}

/** A third level is shown inside its second, which is then the current one (readings 22). */
function toEntry(
  site: SiteId,
  { id, name, icon }: CategoryItem,
  path: CategoryItem[],
  address: string,
): MenuEntry {
  const shown = path.slice(0, 2)
  return {
    id,
    name: withUnitsOf(site, name),
    href: address,
    current: shown.at(-1)?.id === id,
    open: shown.some((category) => category.id === id),
    icon: icon ? toPicture(icon) : undefined,
    children: [],
  }
}
