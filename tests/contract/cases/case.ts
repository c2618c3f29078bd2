import type { OperationKey } from '@/contract/table'

/** One call with its golden response; the name is the key in the golden file. */
export type Case = { name: string; query: Record<string, string> }

/** The same call on several sites. */
export function onSites(query: Record<string, string>, sites: string[]): Case[] {
  return sites.map((siteId) => ({ name: siteId, query: { ...query, siteId } }))
}

/** The cases of an area, each under the operation that it calls. */
export function casesOf<Key extends OperationKey>(cases: Record<Key, Case[]>): Record<Key, Case[]> {
  return cases
}
