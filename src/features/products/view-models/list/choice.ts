import type { Values } from '@/addresses/page'
import type { CategoryItem } from '../../queries/items'

/**
 * The category in the address: by id, else by name, else by its two positions in the menu (S2 2.1). Null
 * for an unknown id; undefined without a selection, or for an unknown name or position.
 */
export function chosenCategory(tree: CategoryItem[], values: Values): CategoryItem | null | undefined {
  const { id, name } = values
  if (id) return tree.find((category) => category.id === id) ?? null
  return name ? byName(tree, name) : atPosition(tree, values)
}

/** The category itself, or its first child if an editor set that option ('Vaccine Refrigerator', S2 2.1). */
export function categoryToOpen(tree: CategoryItem[], category: CategoryItem): CategoryItem {
  return category.opensFirstChild ? (childrenOf(tree, category.id)[0] ?? category) : category
}

/** The default category: the first child of the first category, or that category (S2 2.1). */
export function firstChoice(tree: CategoryItem[]): CategoryItem | undefined {
  const [first] = childrenOf(tree, null)
  return first && (childrenOf(tree, first.id)[0] ?? first)
}

export function childrenOf(tree: CategoryItem[], parentId: string | null): CategoryItem[] {
  return tree.filter((category) => category.parentId === parentId)
}

function byName(tree: CategoryItem[], name: string): CategoryItem | undefined {
  const lowerCased = name.toLowerCase()
  return tree.find((category) => category.name.toLowerCase() === lowerCased)
}

function atPosition(tree: CategoryItem[], { productsIndex, productsubIndex }: Values) {
  if (!productsIndex) return undefined
  const parent = childrenOf(tree, null)[Number(productsIndex)]
  return parent && productsubIndex ? childrenOf(tree, parent.id)[Number(productsubIndex)] : parent
}
