import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { inTransaction, transactionOf } from '../transaction'
import { queueExtraction, type FileVersion } from './queue'

/** Files that one run queues; the next run continues. */
const batchSize = 1000

/** Unrestricted PDFs with neither a text nor a job, such as those of the demo content or of a database import. */
const missingTexts = sql`
  select file.id as "file", file.filename as "key" from files file
  where file.mime_type = 'application/pdf' and file.restricted is not true and file.filename is not null
    and not exists (select from file_texts where id = file.id and key = file.filename)
    and not exists (
      select from payload_jobs where task_slug = 'read-text' and completed_at is null
        and input->>'file' = file.id and input->>'key' = file.filename)
  order by file.id limit ${batchSize}`

/** Failed jobs are deleted after a day, so that files are tried again after a long failure of the storage. */
const deleteFailedJobs = sql`
  delete from payload_jobs
  where task_slug = 'read-text' and has_error and updated_at < now() - interval '1 day'`

/** @returns how many files will be read */
export async function queueMissingTexts(payload: BasePayload): Promise<number> {
  return inTransaction(payload, async (req) => {
    const transaction = await transactionOf(req)
    await transaction.execute(deleteFailedJobs)
    const { rows } = await transaction.execute<FileVersion>(missingTexts)
    for (const row of rows) await queueExtraction(req, row)
    return rows.length
  })
}
