import { stringify } from 'qs-esm'

const batchSize = 20

/** Those of the names under which files are already stored. */
export async function findStoredNames(names: string[]): Promise<Set<string>> {
  const stored = new Set<string>()
  // In batches, because the gateway limits the length of addresses.
  for (let start = 0; start < names.length; start += batchSize) {
    const where = {
      or: names.slice(start, start + batchSize).map((name) => ({ originalName: { equals: name } })),
    }
    const query = stringify({ where, limit: 200, depth: 0, select: { originalName: true } })
    const response = await fetch(`/api/files?${query}`, { credentials: 'include' }).catch(() => null)
    if (!response?.ok) continue
    const { docs } = (await response.json()) as { docs: { originalName?: string }[] }
    for (const { originalName } of docs) if (originalName) stored.add(originalName)
  }
  return stored
}
