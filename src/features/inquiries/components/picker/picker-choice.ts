/** The field to focus when no product is selected. */
export const pickerId = 'product-picker'

export type PickerProduct = { id: string; name: string }

export type PickerCategory = PickerProduct & { products: PickerProduct[] }

export type Chosen = ReadonlySet<string>

/** Filters by name: matching products, and matching categories with all their products. */
export function filterCategories(categories: PickerCategory[], search: string): PickerCategory[] {
  const searched = normalized(search)
  if (!searched) return categories
  const matches = ({ name }: PickerProduct) => normalized(name).includes(searched)
  return categories
    .map((category) =>
      matches(category) ? category : { ...category, products: category.products.filter(matches) },
    )
    .filter(({ products }) => products.length > 0)
}

/** Whether a category shows as checked: only when all its products are (S2 4). */
export function stateOf({ products }: PickerCategory, chosen: Chosen): 'all' | 'some' | 'none' {
  const count = countOf(products, chosen)
  if (count === 0) return 'none'
  return count === products.length ? 'all' : 'some'
}

export function countOf(products: PickerProduct[], chosen: Chosen): number {
  return products.filter(({ id }) => chosen.has(id)).length
}

/** Adds or removes a product. */
export function withProduct(chosen: Chosen, id: string): Chosen {
  return chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id])
}

/** Adds the products of a category, or removes them when all of them are selected (S2 2.19). */
export function withCategory(chosen: Chosen, { products }: Pick<PickerCategory, 'products'>): Chosen {
  const ids = products.map(({ id }) => id)
  const others = [...chosen].filter((id) => !ids.includes(id))
  return new Set(ids.every((id) => chosen.has(id)) ? others : [...others, ...ids])
}

/** The selected products in the order of the list, followed by those that are not in it. */
export function inListOrder(categories: PickerCategory[], chosen: Chosen): string[] {
  const listed = categories.flatMap(({ products }) => products.map(({ id }) => id))
  return [...listed.filter((id) => chosen.has(id)), ...[...chosen].filter((id) => !listed.includes(id))]
}

/** Normalised for comparison: lower case, no accents, plain hyphens and spaces. */
function normalized(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
