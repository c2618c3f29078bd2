export type Stored = { id: string; originalName?: string | null; thumbnailURL?: string | null }

/** The SHA-256 of a file. Null outside of secure contexts, where browsers do not compute it. */
export async function hashOf(file: File): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** A document of the library with these bytes. */
export async function findByHash(
  collection: string,
  hash: string,
  signal?: AbortSignal,
): Promise<Stored | null> {
  const query = new URLSearchParams({ 'where[contentHash][equals]': hash, depth: '0', limit: '1' })
  const response = await fetch(`/api/${collection}?${query}`, {
    credentials: 'include',
    ...(signal && { signal }),
  })
  if (!response.ok) return null
  const { docs } = (await response.json()) as { docs: Stored[] }
  return docs[0] ?? null
}
