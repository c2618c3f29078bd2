import { and, eq, isNotNull, isNull, lt, notExists, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { file_texts, files, payload_jobs } from '@/database-tables'
import { inTransaction, transactionOf } from '../transaction'
import { queueExtraction, type FileVersion } from './queue'

/** Files that one run queues; the next run continues. */
const batchSize = 1000

type Drizzle = BasePayload['db']['drizzle']

const task = 'read-text'

/** Unrestricted PDFs with neither a text nor a job, such as those of the demo content or of a database import. */
function findMissingTexts(transaction: Drizzle): Promise<FileVersion[]> {
  const { id, filename, mimeType, restricted } = files
  const key = sql<string>`${filename}`.as('key')
  const text = transaction
    .select({ id: file_texts.id })
    .from(file_texts)
    .where(and(eq(file_texts.id, id), eq(file_texts.key, filename)))
  const { input, taskSlug, completedAt } = payload_jobs
  const job = transaction
    .select({ id: payload_jobs.id })
    .from(payload_jobs)
    .where(
      and(
        eq(taskSlug, task),
        isNull(completedAt),
        eq(sql`${input}->>'file'`, id),
        eq(sql`${input}->>'key'`, filename),
      ),
    )
  const isOpenPdf = and(eq(mimeType, 'application/pdf'), sql`${restricted} is not true`, isNotNull(filename))
  return transaction
    .select({ file: id, key })
    .from(files)
    .where(and(isOpenPdf, notExists(text), notExists(job)))
    .orderBy(id)
    .limit(batchSize)
}

/** Failed jobs are deleted after a day, so that files are tried again after a long failure of the storage. */
async function deleteFailedJobs(transaction: Drizzle): Promise<void> {
  const { taskSlug, hasError, updatedAt } = payload_jobs
  await transaction
    .delete(payload_jobs)
    .where(and(eq(taskSlug, task), eq(hasError, true), lt(updatedAt, sql`now() - interval '1 day'`)))
}

/** @returns how many files will be read */
export async function queueMissingTexts(payload: BasePayload): Promise<number> {
  return inTransaction(payload, async (req) => {
    const transaction = await transactionOf(req)
    await deleteFailedJobs(transaction)
    const rows = await findMissingTexts(transaction)
    for (const row of rows) await queueExtraction(req, row)
    return rows.length
  })
}
