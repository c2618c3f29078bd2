import { toSearchText } from '@/lib/search/api'

type Texts = readonly string[]

const key = 'recent-searches'
const maxSearches = 6
const none: Texts = []
const listeners = new Set<() => void>()
/** The last snapshot: the same array while nothing changes. */
let snapshot: { text: string | null; texts: Texts } = { text: null, texts: none }

/** The recent searches, latest first; stored in this browser only. */
export function recentSearches(): Texts {
  const text = stored()
  if (text !== snapshot.text) snapshot = { text, texts: parsed(text) }
  return snapshot.texts
}

export function noRecentSearches(): Texts {
  return none
}

export function rememberSearch(typed: string): void {
  const text = toSearchText(typed)
  if (text) store([text, ...without(text)].slice(0, maxSearches))
}

export function forgetSearch(text: string): void {
  store(without(text))
}

export function forgetSearches(): void {
  store(none)
}

export function subscribeToSearches(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

function without(text: string): Texts {
  const same = text.toLowerCase()
  return recentSearches().filter((other) => other.toLowerCase() !== same)
}

function store(texts: Texts): void {
  try {
    if (texts.length > 0) localStorage.setItem(key, JSON.stringify(texts))
    else localStorage.removeItem(key)
  } catch {
    // Storage may be closed to the page: then nothing is remembered.
  }
  for (const listener of listeners) listener()
}

function stored(): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function parsed(text: string | null): Texts {
  try {
    const texts: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(texts) ? texts.filter((one) => typeof one === 'string').slice(0, maxSearches) : none
  } catch {
    return none
  }
}
