import { stringify } from 'qs-esm'

const BATCH = 20

/** The names among these under which files are stored already. */
export async function findStoredNames(names: string[]): Promise<Set<string>> {
  const stored = new Set<string>()
  // In parts: the door takes no endless addresses.
  for (let start = 0; start < names.length; start += BATCH) {
    const where = {
      or: names.slice(start, start + BATCH).map((name) => ({ originalName: { equals: name } })),
    }
    const query = stringify({ where, limit: 200, depth: 0, select: { originalName: true } })
    const answer = await fetch(`/api/files?${query}`, { credentials: 'include' }).catch(() => null)
    if (!answer?.ok) continue
    const { docs } = (await answer.json()) as { docs: { originalName?: string }[] }
    for (const { originalName } of docs) if (originalName) stored.add(originalName)
  }
  return stored
}
