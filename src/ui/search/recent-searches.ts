import { typedText } from '@/lib/search/wire'

type Texts = readonly string[]

const key = 'recent-searches'
const most = 6
const none: Texts = []
const listeners = new Set<() => void>()
/** What was last read: the same array while nothing changes. */
let known: { text: string | null; texts: Texts } = { text: null, texts: none }

/** What was searched for in this browser, latest first; nobody else hears of it. */
export function recentSearches(): Texts {
  const text = stored()
  if (text !== known.text) known = { text, texts: parsed(text) }
  return known.texts
}

export function noRecentSearches(): Texts {
  return none
}

export function rememberSearch(typed: string): void {
  const text = typedText(typed)
  if (text) store([text, ...without(text)].slice(0, most))
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
    return Array.isArray(texts) ? texts.filter((one) => typeof one === 'string').slice(0, most) : none
  } catch {
    return none
  }
}
