type Branch = { id: string; parentId: string | null }

/** Parents before their children, siblings as given; what hangs on a parent that is not there is left out. */
export function inTreeOrder<Item extends Branch>(items: Item[]): Item[] {
  const children = Map.groupBy(items, ({ parentId }) => parentId)
  const below = (parentId: string | null): Item[] =>
    (children.get(parentId) ?? []).flatMap((item) => [item, ...below(item.id)])
  return below(null)
}

/** The category and all below it, in tree order; empty where there is no such category. */
export function subtreeOf<Item extends Branch>(tree: Item[], id: string): Item[] {
  const within = new Set([id])
  return tree.filter((item) => {
    if (item.parentId !== null && within.has(item.parentId)) within.add(item.id)
    return within.has(item.id)
  })
}

/** The way from the first level down to the category; empty where there is no such category. */
export function pathTo<Item extends Branch>(tree: Item[], id: string | null): Item[] {
  const item = tree.find((one) => one.id === id)
  return item ? [...pathTo(tree, item.parentId), item] : []
}
