/** The items in the order of the ids, without duplicates; unknown ids are left out. */
export function inOrderOf<Item extends { id: string }>(ids: readonly string[], items: Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}
