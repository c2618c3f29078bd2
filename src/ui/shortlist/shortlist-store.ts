export type ShortlistItem = { id: string; label: string; picture?: string }

type Items = readonly ShortlistItem[]

const none: Items = []
const listeners = new Set<() => void>()
/** The last snapshot of each list: the same array while nothing changes. */
const snapshots = new Map<string, { text: string; items: Items }>()

/** The items shortlisted in this tab, stored until the tab is closed. */
export function shortlist(list: string): Items {
  const text = stored(list) ?? snapshots.get(list)?.text ?? ''
  const last = snapshots.get(list)
  if (last?.text === text) return last.items
  const items = parsed(text)
  snapshots.set(list, { text, items })
  return items
}

export function emptyShortlist(): Items {
  return none
}

export function setShortlist(list: string, items: Items): void {
  const text = JSON.stringify(items)
  if (text === (snapshots.get(list)?.text ?? '[]')) return
  snapshots.set(list, { text, items })
  try {
    sessionStorage.setItem(keyOf(list), text)
  } catch {
    // Storage may be closed to the page: then the list lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function subscribeToShortlist(listener: () => void): () => void {
  listeners.add(listener)
  // A page restored from the back/forward cache has missed changes.
  addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('pageshow', listener)
  }
}

/** Adds or removes the item; a full list is not changed. */
export function withToggled(items: Items, item: ShortlistItem, max: number): Items {
  const others = items.filter(({ id }) => id !== item.id)
  if (others.length < items.length) return others
  return items.length < max ? [...items, item] : items
}

function stored(list: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(list))
  } catch {
    return null
  }
}

function parsed(text: string): Items {
  try {
    const items: unknown = JSON.parse(text || '[]')
    return Array.isArray(items) ? items.filter(isShortlistItem) : none
  } catch {
    return none
  }
}

function isShortlistItem(item: unknown): item is ShortlistItem {
  if (typeof item !== 'object' || item === null) return false
  const { id, label, picture = '' } = item as Record<string, unknown>
  return [id, label, picture].every((value) => typeof value === 'string')
}

function keyOf(list: string): string {
  return `shortlist:${list}`
}
