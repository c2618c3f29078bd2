export type Shortlisted = { id: string; label: string; picture?: string }

type Items = readonly Shortlisted[]

const none: Items = []
const listeners = new Set<() => void>()
/** What was last read or written, by list: the same array while nothing changes. */
const known = new Map<string, { text: string; items: Items }>()

/** What the visitor has set aside in this tab, kept until the tab is closed. */
export function shortlist(list: string): Items {
  const text = stored(list) ?? known.get(list)?.text ?? ''
  const last = known.get(list)
  if (last?.text === text) return last.items
  const items = parsed(text)
  known.set(list, { text, items })
  return items
}

export function emptyShortlist(): Items {
  return none
}

export function setShortlist(list: string, items: Items): void {
  const text = JSON.stringify(items)
  if (text === (known.get(list)?.text ?? '[]')) return
  known.set(list, { text, items })
  try {
    sessionStorage.setItem(keyOf(list), text)
  } catch {
    // Storage may be closed to the page: then the list lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function subscribeToShortlist(listener: () => void): () => void {
  listeners.add(listener)
  // A page that comes back out of the browser's memory has missed what happened since.
  addEventListener('pageshow', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('pageshow', listener)
  }
}

/** Adds the item, or takes it away; a full list stays as it is. */
export function toggled(items: Items, item: Shortlisted, most: number): Items {
  const others = items.filter(({ id }) => id !== item.id)
  if (others.length < items.length) return others
  return items.length < most ? [...items, item] : items
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
    return Array.isArray(items) ? items.filter(isShortlisted) : none
  } catch {
    return none
  }
}

function isShortlisted(item: unknown): item is Shortlisted {
  if (typeof item !== 'object' || item === null) return false
  const { id, label, picture = '' } = item as Record<string, unknown>
  return [id, label, picture].every((value) => typeof value === 'string')
}

function keyOf(list: string): string {
  return `shortlist:${list}`
}
