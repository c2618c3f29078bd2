/** Where a form leads when no product is chosen. */
export const pickerId = 'product-picker'

export type PickerProduct = { id: string; name: string }

export type PickerCategory = PickerProduct & { products: PickerProduct[] }

export type Chosen = ReadonlySet<string>

/** What a search leaves: products of that name, and categories of that name with all their products. */
export function narrowed(categories: PickerCategory[], search: string): PickerCategory[] {
  const wanted = folded(search)
  if (!wanted) return categories
  const matches = ({ name }: PickerProduct) => folded(name).includes(wanted)
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

/** Adds a product or takes it away. */
export function withProduct(chosen: Chosen, id: string): Chosen {
  return chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id])
}

/** Adds the products of a category, or takes them away when all of them are chosen (S2 2.19). */
export function withCategory(chosen: Chosen, { products }: Pick<PickerCategory, 'products'>): Chosen {
  const ids = products.map(({ id }) => id)
  const others = [...chosen].filter((id) => !ids.includes(id))
  return new Set(ids.every((id) => chosen.has(id)) ? others : [...others, ...ids])
}

/** The chosen products in the order of the list; those that it does not hold stay, behind them. */
export function inListOrder(categories: PickerCategory[], chosen: Chosen): string[] {
  const listed = categories.flatMap(({ products }) => products.map(({ id }) => id))
  return [...listed.filter((id) => chosen.has(id)), ...[...chosen].filter((id) => !listed.includes(id))]
}

/** As one types it: without accents, with plain minus signs and spaces. */
function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
