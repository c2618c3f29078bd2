import { deepFreeze } from '@/lib/deep-freeze'
import { recordReads } from '@/lib/recorded-reads'
import { pageCache } from './page-cache'

type Outcome<Result> = { value: Result; tags: string[] }

type Conditions = {
  /** Whether a result with these tags is the same for everybody; otherwise it is neither used nor stored. */
  isUsable?: (tags: string[]) => Promise<boolean>
  /** Asked after the read. */
  isStored?: () => boolean
  /** Whether calls get the same frozen object instead of a copy. */
  isShared?: boolean
}

/** The stored result of a read, or a new one, which is stored. */
export async function cachedRead<Result>(
  key: string,
  read: () => Promise<Result>,
  { isUsable = async () => true, isStored = () => true, isShared = false }: Conditions = {},
): Promise<Outcome<Result>> {
  const { reads, invalidationLog, isSubscribed } = pageCache()
  const stored = reads.get(key)
  if (stored && (await isUsable(stored.tags))) {
    const parse = () => JSON.parse(stored.json) as Result
    if (!isShared) return { value: parse(), tags: stored.tags }
    stored.parsed ??= deepFreeze(parse())
    return { value: stored.parsed as Result, tags: stored.tags }
  }
  const startedAt = invalidationLog.sequence
  const { result, tags: recorded } = await recordReads(read)
  const tags = [...recorded]
  // Without messages about changes a cached read would never expire.
  if (isStored() && isSubscribed() && (await isUsable(tags))) {
    reads.set(key, { json: JSON.stringify(result), tags, startedAt, checkedAt: startedAt })
  }
  return { value: isShared ? deepFreeze(result) : result, tags }
}
