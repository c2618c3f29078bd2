import { asc, eq, isNull, sql, and } from 'drizzle-orm'
import type { Payload } from 'payload'
import { payload_jobs } from '@/database-tables'
import { plannedTask, type ActionKind } from '../scheduling/actions'

/** What is published or unpublished next. */
export type PlannedDocument = {
  job: number
  kind: ActionKind
  at: string
  collection: string | null
  global: string | null
  id: string | null
}

export async function findPlanned({ db }: Payload, limit: number): Promise<PlannedDocument[]> {
  const { id: job, input, taskSlug, waitUntil, completedAt, hasError } = payload_jobs
  const textOf = (name: string) => sql<string | null>`${input}->>${name}`
  const rows = await db.drizzle
    .select({
      job,
      kind: sql<ActionKind>`${input}->>'kind'`,
      at: sql<string>`${input}->>'at'`,
      collection: textOf('collection'),
      global: textOf('global'),
      id: textOf('document'),
    })
    .from(payload_jobs)
    .where(and(eq(taskSlug, plannedTask), isNull(completedAt), sql`${hasError} is not true`))
    .orderBy(asc(waitUntil), asc(job))
    .limit(limit)
  return rows.map(({ at, ...row }) => ({ ...row, at: new Date(at).toISOString() }))
}
