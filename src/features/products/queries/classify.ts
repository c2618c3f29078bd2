import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { query } from '@/server/query'
import { findCategories } from './categories'
import type { CategoryItem, HigherClassify, NamedItem, PickerCategory } from './items'
import { readNames } from './names'
import { subtreeOf } from '@/lib/tree'

/**
 * The first two levels with products. Products of a third level are listed under their second level; products directly
 * in a first level are listed under a child with its id and name.
 */
export const findHigherClassify = query<[SiteId], HigherClassify[]>({
  name: 'higher-classify',
  read: async (site) => {
    const [tree, productsOf] = await Promise.all([findCategories(site), readProductsOf(site)])
    return tree.filter(isTop).map((top) => {
      const direct = productsOf([top])
      const own = direct.length > 0 ? [{ id: top.id, name: top.name, products: direct }] : []
      const below = tree
        .filter(({ parentId }) => parentId === top.id)
        .map(({ id, name }) => ({ id, name, products: productsOf(subtreeOf(tree, id)) }))
      return { id: top.id, name: top.name, icon: top.icon, children: [...own, ...below] }
    })
  },
})

/** The categories of the first level that have products, with all of them. */
export const findPickerCategories = query<[SiteId], PickerCategory[]>({
  name: 'picker-categories',
  read: async (site) => {
    const [tree, productsOf] = await Promise.all([findCategories(site), readProductsOf(site)])
    return tree
      .filter(isTop)
      .map(({ id, name }) => ({ id, name, products: productsOf(subtreeOf(tree, id)) }))
      .filter(({ products }) => products.length > 0)
  },
})

const isTop = ({ parentId }: CategoryItem) => parentId === null

async function readProductsOf(site: SiteId): Promise<(categories: CategoryItem[]) => NamedItem[]> {
  const byCategory = Map.groupBy(await readNames(site), ({ categoryId }) => categoryId)
  return (categories) =>
    categories.flatMap(({ id }) => byCategory.get(id) ?? []).map(({ id, name }) => ({ id, name }))
}
