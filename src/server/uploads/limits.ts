import 'server-only'
import { database } from '@/server/database'
import { Limit } from '@/server/limits'

const burst = new Limit({ name: 'request-file-burst', points: 20, seconds: 10 * 60 })
const daily = new Limit({ name: 'request-file-day', points: 60, seconds: 24 * 60 * 60 })

/**
 * Bytes that may lie unclaimed: many networks together must not fill the disk. Quarantine has a limit of its own, so
 * that what nobody can claim does not close uploads for a month.
 */
const mostUnclaimed = 2 * 2 ** 30
const untilTidied = 60 * 60

/** Counts an upload of a network, in all processes; how many seconds to wait, or 0. */
export async function countUpload(network: string): Promise<number> {
  const wait = (await burst.take(network)) || (await daily.take(network))
  if (wait > 0) return wait
  return (await unclaimedBytes()) > mostUnclaimed ? untilTidied : 0
}

async function unclaimedBytes(): Promise<number> {
  const { rows } = await database().query<{ bytes: string }>(
    `select coalesce(sum(filesize), 0) as bytes from request_files
      where request is null and state <> 'quarantined'`,
  )
  return Number(rows[0]?.bytes)
}
