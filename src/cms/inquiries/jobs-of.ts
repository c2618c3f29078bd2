import { eq, sql, type SQL } from 'drizzle-orm'
import { payload_jobs } from '@/database-tables'

/** The condition for jobs about an inquiry. */
export function ofInquiry(id: string): SQL {
  return eq(sql`${payload_jobs.input}->>'request'`, id)
}
