import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { jobsChannel } from '@/lib/jobs'
import { transactionOf } from '../transaction'

/** Tells every process that there is something to do; sent with the commit. */
export async function announceJobs(req: PayloadRequest): Promise<void> {
  const drizzle = await transactionOf(req)
  await drizzle.execute(sql`select pg_notify(${jobsChannel}, '')`)
}
