type Branch = { id: string; parentId: string | null }

/** Sorts parents before their children, siblings in the given order; items with a missing parent are left out. */
export function inTreeOrder<Item extends Branch>(items: Item[]): Item[] {
  const children = Map.groupBy(items, ({ parentId }) => parentId)
  const below = (parentId: string | null): Item[] =>
    (children.get(parentId) ?? []).flatMap((item) => [item, ...below(item.id)])
  return below(null)
}

/** A category and its descendants, in tree order; empty when it does not exist. */
export function subtreeOf<Item extends Branch>(tree: Item[], id: string): Item[] {
  const within = new Set([id])
  return tree.filter((item) => {
    if (item.parentId !== null && within.has(item.parentId)) within.add(item.id)
    return within.has(item.id)
  })
}

/** The path from the first level to a category; empty when it does not exist. */
export function pathTo<Item extends Branch>(tree: Item[], id: string | null): Item[] {
  const item = tree.find((one) => one.id === id)
  return item ? [...pathTo(tree, item.parentId), item] : []
}
