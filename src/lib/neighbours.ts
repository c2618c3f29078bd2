export type NamedItem = { id: string; name: string }

/** The items before and after one in its list. */
export type Neighbours = { last: NamedItem | null; next: NamedItem | null }

/** No neighbours if the item is not in the list. */
export function neighboursOf(items: NamedItem[], id: string): Neighbours {
  const place = items.findIndex((item) => item.id === id)
  if (place < 0) return { last: null, next: null }
  return { last: named(items[place - 1]), next: named(items[place + 1]) }
}

const named = (item: NamedItem | undefined) => (item ? { id: item.id, name: item.name } : null)
