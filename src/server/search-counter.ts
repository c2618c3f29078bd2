import type { IncomingHttpHeaders } from 'node:http'
import { isSiteId } from '@/i18n/locales'
import { countSearch, type CountedSearch } from './search/count-search'
import { isCountedVisit } from './search/is-counted-visit'

type Store = (search: CountedSearch) => Promise<void>

const prefix = 'search'

/** The name of the counter of a search; the text is encoded, since it is part of an attribute. */
export function searchCounterOf({ site, text, found }: CountedSearch): string {
  return [prefix, site, found, Buffer.from(text).toString('base64url')].join(':')
}

function searchOf(counter: string): CountedSearch | null {
  const [first, site = '', found, text = ''] = counter.split(':')
  if (first !== prefix || !isSiteId(site)) return null
  return { site, found: Number(found), text: Buffer.from(text, 'base64url').toString() }
}

/** Counts the searches whose page was sent from the cache; equal ones of a second are stored together. */
export class SearchCounter {
  readonly #store: Store
  readonly #flushAfter: number
  #pending = new Map<string, Required<CountedSearch>>()
  #timer: NodeJS.Timeout | undefined

  constructor({ store = countSearch, flushAfter = 1_000 }: { store?: Store; flushAfter?: number } = {}) {
    this.#store = store
    this.#flushAfter = flushAfter
  }

  /** @returns whether it is the counter of a search */
  add(counter: string, headers: IncomingHttpHeaders): boolean {
    const search = searchOf(counter)
    if (!search) return false
    const { referer, purpose } = headers
    const secPurpose = String(headers['sec-purpose'] ?? '')
    const visit = {
      referer,
      purpose: `${secPurpose} ${String(purpose ?? '')}`,
      userAgent: headers['user-agent'],
    }
    if (!isCountedVisit(visit, search.text)) return true
    const times = (this.#pending.get(counter)?.times ?? 0) + 1
    this.#pending.set(counter, { ...search, times })
    this.#timer ??= setTimeout(() => void this.flush(), this.#flushAfter).unref()
    return true
  }

  /** Stores what has been counted so far. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const counted = [...this.#pending.values()]
    this.#pending = new Map()
    for (const search of counted) await this.#store(search)
  }
}
