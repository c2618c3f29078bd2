import 'server-only'
import { and, isNull, ne, sum } from 'drizzle-orm'
import { request_files } from '@/database-tables'
import { statements } from '@/server/database'
import { RateLimit } from '@/server/rate-limit'

const burst = new RateLimit({ name: 'request-file-burst', points: 20, seconds: 10 * 60 })
const daily = new RateLimit({ name: 'request-file-day', points: 60, seconds: 24 * 60 * 60 })

/**
 * Limit for attachments that no inquiry has claimed, so that many networks together cannot fill the disk. Quarantined
 * files are not counted: they cannot be claimed, and would block uploads until they are deleted.
 */
const maxUnclaimedBytes = 2 * 2 ** 30
const retryAfterSeconds = 60 * 60

/** Counts an upload of a network. @returns how many seconds to wait, or 0 */
export async function consumeUploadLimit(network: string): Promise<number> {
  const wait = (await burst.consume(network)) || (await daily.consume(network))
  if (wait > 0) return wait
  return (await unclaimedBytes()) > maxUnclaimedBytes ? retryAfterSeconds : 0
}

async function unclaimedBytes(): Promise<number> {
  const { filesize, request, state } = request_files
  const [unclaimed] = await statements()
    .select({ bytes: sum(filesize) })
    .from(request_files)
    .where(and(isNull(request), ne(state, 'quarantined')))
  return Number(unclaimed?.bytes ?? 0)
}
