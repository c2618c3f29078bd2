const listeners = new Set<() => void>()
/** What storage would hold, where it is closed to the page. */
const kept = new Map<string, string>()

/** The ids chosen at a place of the site, joined by commas; null where nobody has chosen yet (S2 3, 4). */
export function chosenIds(place: string): string | null {
  return read(`productIds:${place}`)
}

/** Their names, by id; a name's own comma has a space behind it. None where they cannot be told apart. */
export function namesOf(place: string, ids: string[]): Record<string, string> {
  const names = read(`productNames:${place}`)?.split(/,(?! )/) ?? []
  return names.length === ids.length
    ? Object.fromEntries(ids.map((id, index) => [id, names[index] ?? '']))
    : {}
}

/** Keeps a choice until the tab is closed, by the names of S2 3; an empty one is a choice too. */
export function keepChosen(place: string, products: { id: string; name: string }[]): void {
  write(`productIds:${place}`, products.map(({ id }) => id).join(','))
  write(`productNames:${place}`, products.map(({ name }) => name).join(','))
  for (const listener of listeners) listener()
}

/** As if nobody had chosen. */
export function forgetChosen(place: string): void {
  remove(`productIds:${place}`)
  remove(`productNames:${place}`)
  for (const listener of listeners) listener()
}

export function subscribeToChosen(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return kept.get(key) ?? null
  }
}

function write(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    kept.set(key, value)
  }
}

function remove(key: string) {
  kept.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // What was kept above is gone.
  }
}
