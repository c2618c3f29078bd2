import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { inTransaction, transactionOf } from '../../transaction'

const batchSize = 500

/** The maximum size of all files in quarantine, in bytes. */
const maxQuarantineBytes = 500 * 2 ** 20

/** The oldest files in quarantine, beyond its maximum size. */
const overQuota = sql`
  select id from (
    select id, sum(filesize) over (order by created_at desc, id desc) as bytes
    from request_files where state = 'quarantined') newest
  where bytes > ${maxQuarantineBytes}`

/** Files that no inquiry claimed within a day; files in quarantine for a month, or beyond its maximum size. */
const outdated = sql`(
  request is null and state <> 'quarantined' and created_at < now() - interval '1 day'
  or state = 'quarantined' and (created_at < now() - interval '30 days' or id in (${overQuota})))`

/** Removes outdated attachments with their bytes. @returns how many */
export async function removeOutdated(payload: BasePayload): Promise<number> {
  const { rows } = await payload.db.drizzle.execute<{ id: string }>(sql`
    select id from request_files where ${outdated} order by created_at limit ${batchSize}`)
  let removed = 0
  for (const { id } of rows) if (await remove(payload, id)) removed += 1
  return removed
}

/** Locks the row: an inquiry that claims the file runs before or after this transaction. */
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
