const listeners = new Set<() => void>()
/** In memory, if session storage is not available. */
const fallback = new Map<string, string>()

/** The ids selected in a scope, joined by commas; null before the first selection (S2 3, 4). */
export function chosenIds(scope: string): string | null {
  return read(`productIds:${scope}`)
}

/** Names by id; a comma within a name is followed by a space. Empty if the names do not match the ids. */
export function namesOf(scope: string, ids: string[]): Record<string, string> {
  const names = read(`productNames:${scope}`)?.split(/,(?! )/) ?? []
  return names.length === ids.length
    ? Object.fromEntries(ids.map((id, index) => [id, names[index] ?? '']))
    : {}
}

/** Stores a selection until the tab is closed, under the keys of S2 3; an empty one is stored, too. */
export function storeChosen(scope: string, products: { id: string; name: string }[]): void {
  write(`productIds:${scope}`, products.map(({ id }) => id).join(','))
  write(`productNames:${scope}`, products.map(({ name }) => name).join(','))
  for (const listener of listeners) listener()
}

/** Resets the selection. */
export function clearChosen(scope: string): void {
  remove(`productIds:${scope}`)
  remove(`productNames:${scope}`)
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
    return fallback.get(key) ?? null
  }
}

function write(key: string, value: string) {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    fallback.set(key, value)
  }
}

function remove(key: string) {
  fallback.delete(key)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Only the fallback was in use.
  }
}
