import { and, eq, isNull, lt, not, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { request_files } from '@/database-tables'
import { inTransaction, transactionOf } from '../../transaction'

const batchSize = 500

/** The maximum size of all files in quarantine, in bytes. */
const maxQuarantineBytes = 500 * 2 ** 20

const { id: fileId, createdAt, filesize, request, state } = request_files

/** The oldest files in quarantine, beyond its maximum size. */
const overQuota = sql`
  select id from (
    select ${fileId}, sum(${filesize}) over (order by ${createdAt} desc, ${fileId} desc) as bytes
    from ${request_files} where ${state} = 'quarantined') newest
  where bytes > ${maxQuarantineBytes}`

const isQuarantined = eq(state, 'quarantined')

/** Files that no inquiry claimed within a day; files in quarantine for a month, or beyond its maximum size. */
const outdated = or(
  and(isNull(request), not(isQuarantined), lt(createdAt, sql`now() - interval '1 day'`)),
  and(isQuarantined, or(lt(createdAt, sql`now() - interval '30 days'`), sql`${fileId} in (${overQuota})`)),
)

/** Removes outdated attachments with their bytes. @returns how many */
export async function removeOutdated(payload: BasePayload): Promise<number> {
  const rows = await payload.db.drizzle
    .select({ id: fileId })
    .from(request_files)
    .where(outdated)
    .orderBy(createdAt)
    .limit(batchSize)
  let removed = 0
  for (const { id } of rows) if (await remove(payload, id)) removed += 1
  return removed
}

/** Locks the row: an inquiry that claims the file runs before or after this transaction. */
async function remove(payload: BasePayload, id: string): Promise<boolean> {
  return inTransaction(payload, async (req) => {
    const transaction = await transactionOf(req)
    const [locked] = await transaction
      .select({ id: fileId })
      .from(request_files)
      .where(and(eq(fileId, id), outdated))
      .for('update', { skipLocked: true })
    if (locked) await payload.delete({ collection: 'request-files', id, depth: 0, req })
    return Boolean(locked)
  })
}
