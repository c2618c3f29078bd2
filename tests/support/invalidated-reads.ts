import { recordReads } from '@/lib/recorded-reads'
import type { Notifications } from './notifications'

type Reads = Record<string, () => Promise<unknown>>

/** Tells which of the reads a change invalidates, by their names in alphabetical order. */
export function invalidatedReads(notifications: () => Notifications, reads: Reads) {
  return async (change: () => Promise<unknown>): Promise<string[]> => {
    const tagsByName = new Map<string, Set<string>>()
    for (const [name, read] of Object.entries(reads)) tagsByName.set(name, (await recordReads(read)).tags)
    const sent = new Set((await notifications().during(change)).flat())
    const invalidated = [...tagsByName].filter(([, tags]) => [...tags].some((tag) => sent.has(tag)))
    return invalidated.map(([name]) => name).toSorted()
  }
}
