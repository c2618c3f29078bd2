import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { inTransaction, transactionOf } from '../transaction'
import { queueReading, type Wanted } from './queue'

/** Files that one round enters; the next one goes on. */
const portion = 1000

/** Open PDFs that nobody has read or is about to: those of the demo content, and what came into the database by itself. */
const unread = sql`
  select file.id as "file", file.filename as "key" from files file
  where file.mime_type = 'application/pdf' and file.restricted is not true and file.filename is not null
    and not exists (select from file_texts where id = file.id and key = file.filename)
    and not exists (
      select from payload_jobs where task_slug = 'read-text' and completed_at is null
        and input->>'file' = file.id and input->>'key' = file.filename)
  order by file.id limit ${portion}`

/** Storage may have been away for longer than a job is patient: after a day it is asked again. */
const givenUp = sql`
  delete from payload_jobs
  where task_slug = 'read-text' and has_error and updated_at < now() - interval '1 day'`

/** @returns how many files will be read */
export async function queueUnread(payload: BasePayload): Promise<number> {
  return inTransaction(payload, async (req) => {
    const transaction = await transactionOf(req)
    await transaction.execute(givenUp)
    const { rows } = await transaction.execute<Wanted>(unread)
    for (const wanted of rows) await queueReading(req, wanted)
    return rows.length
  })
}
