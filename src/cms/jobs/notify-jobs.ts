import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { jobsChannel } from '@/lib/jobs'
import { transactionOf } from '../transaction'

/** Notifies every process of new jobs, when the transaction commits. */
export async function notifyJobs(req: PayloadRequest): Promise<void> {
  const drizzle = await transactionOf(req)
  await drizzle.execute(sql`select pg_notify(${jobsChannel}, '')`)
}
