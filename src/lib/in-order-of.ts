/** The items of these ids in their order, each once; what is not there is left out. */
export function inOrderOf<Item extends { id: string }>(ids: readonly string[], items: Item[]): Item[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? [])
}
