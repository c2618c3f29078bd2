export type NamedItem = { id: string; name: string }

/** The items before and after one in its list. */
export type Neighbours<Shown = NamedItem> = { last: Shown | null; next: Shown | null }

/** No neighbours if the item is not in the list. */
export function neighboursOf<Item extends { id: string }, Shown>(
  items: Item[],
  id: string,
  toShown: (item: Item) => Shown,
): Neighbours<Shown> {
  const place = items.findIndex((item) => item.id === id)
  if (place < 0) return { last: null, next: null }
  const [last, next] = [items[place - 1], items[place + 1]]
  return { last: last ? toShown(last) : null, next: next ? toShown(next) : null }
}

export const toNamedItem = ({ id, name }: NamedItem): NamedItem => ({ id, name })
