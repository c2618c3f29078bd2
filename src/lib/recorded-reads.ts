import { AsyncLocalStorage } from 'node:async_hooks'
import { processWide } from './process-wide'

type Tags = Set<string>

const storage = processWide('recorded-reads', () => new AsyncLocalStorage<Tags>())

/** Runs a function and collects the cache tags of all that it reads. */
export async function recordReads<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; tags: Tags }> {
  const tags: Tags = new Set()
  const result = await storage.run(tags, run)
  return { result, tags }
}

/** Whether tags are being collected. */
export function isRecording(): boolean {
  return storage.getStore() !== undefined
}

/** Adds cache tags to what is being read. */
export function recordTags(tags: Iterable<string>): void {
  const recorded = storage.getStore()
  if (recorded) for (const tag of tags) recorded.add(tag)
}
