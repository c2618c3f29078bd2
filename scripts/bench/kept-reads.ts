/** Stands in for next/cache where no Next runs: as there, what was read once is not read again. */
const kept = new Map<string, Promise<unknown>>()

export function unstable_cache<Result>(read: () => Promise<Result>, parts: string[]): () => Promise<Result> {
  return () => {
    const key = parts.join('\n')
    const known = kept.get(key) as Promise<Result> | undefined
    const result = known ?? read()
    kept.set(key, result)
    return result
  }
}
