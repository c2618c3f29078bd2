import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { inTransaction, transactionOf } from '../../transaction'

const portion = 500

/** Bytes that quarantine may hold; it takes no room of others. */
const mostQuarantined = 500 * 2 ** 20

/** The oldest files in quarantine, behind as many younger ones as it may hold. */
const overfull = sql`
  select id from (
    select id, sum(filesize) over (order by created_at desc, id desc) as bytes
    from request_files where state = 'quarantined') newest
  where bytes > ${mostQuarantined}`

/** Files that no request has claimed within a day; what was in quarantine for a month, or is too much for it. */
const outdated = sql`(
  request is null and state <> 'quarantined' and created_at < now() - interval '1 day'
  or state = 'quarantined' and (created_at < now() - interval '30 days' or id in (${overfull})))`

/** Removes attachments that nobody waits for any more, with their bytes. @returns how many */
export async function removeUnclaimed(payload: BasePayload): Promise<number> {
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`
    select id from request_files where ${outdated} order by created_at limit ${portion}`)
  let removed = 0
  for (const { id } of rows) if (await remove(payload, id)) removed += 1
  return removed
}

/** A request that claims the file at this moment comes before or after it, never between. */
async function remove(payload: BasePayload, id: string): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const { rowCount } = await (
      await transactionOf(req)
    ).execute(sql`
      select from request_files where id = ${id} and ${outdated} for update skip locked`)
    if (rowCount === 1) await payload.delete({ collection: 'request-files', id, depth: 0, req })
    return rowCount === 1
  })
}
