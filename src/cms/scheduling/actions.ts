import { and, asc, eq, gte, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload'
import { payload_jobs } from '@/database-tables'
import { defaultSite, isSiteId, type SiteId } from '@/i18n/locales'
import { notifyJobs } from '../jobs/notify-jobs'
import { transactionOf } from '../transaction'

/** A document or global that is published or unpublished at a time. */
export type Target = { collection: CollectionSlug; id: string } | { global: GlobalSlug }

export type ActionKind = 'publish' | 'unpublish'

/** What is planned for a document, or what could not be done at its time. */
export type PlannedAction = {
  job: number
  kind: ActionKind
  at: string
  /** The only site that is published; null for all. */
  site: SiteId | null
  hasFailed: boolean
}

type NewAction = {
  kind: ActionKind
  at: string
  site?: SiteId
  /** Whether it follows the dates of the document, so that a save replaces it. */
  isByDates?: boolean
}

export const plannedTask = 'planned-action'

/** Failures are shown for some time. */
const shownDays = 30

/** Queues an action for the task of `task.ts`, in the transaction of the request. */
export async function planAction(req: PayloadRequest, target: Target, action: NewAction): Promise<void> {
  const { kind, at, site, isByDates = false } = action
  // Required texts are checked on the site on which the editor works.
  const locale = isSiteId(req.locale) ? req.locale : defaultSite
  const input = { ...inputOf(target), kind, at, site, locale, byDates: isByDates }
  await req.payload.jobs.queue({ task: plannedTask, input, waitUntil: new Date(at), req })
  await notifyJobs(req)
}

function inputOf(target: Target) {
  return 'global' in target ? target : { collection: target.collection, document: target.id }
}

const { id, input, taskSlug, waitUntil, completedAt, hasError, updatedAt } = payload_jobs

const ofTask = and(eq(taskSlug, plannedTask), isNull(completedAt))

function ofTarget(target: Target): SQL | undefined {
  if ('global' in target) return eq(sql`${input}->>'global'`, target.global)
  return and(eq(sql`${input}->>'collection'`, target.collection), eq(sql`${input}->>'document'`, target.id))
}

/** What is planned for a document, and what failed lately, in order of time. */
export async function findActions(req: PayloadRequest, target: Target): Promise<PlannedAction[]> {
  const isShown = or(
    sql`${hasError} is not true`,
    gte(updatedAt, sql`now() - make_interval(days => ${shownDays})`),
  )
  const jobs = await (
    await transactionOf(req)
  )
    .select({
      id,
      // A repeated or failed job has another time, or none.
      at: sql<string>`${input}->>'at'`,
      kind: sql<ActionKind>`${input}->>'kind'`,
      site: sql<string | null>`${input}->>'site'`,
      hasError,
    })
    .from(payload_jobs)
    .where(and(ofTask, ofTarget(target), isShown))
    .orderBy(asc(waitUntil), asc(id))
  return jobs.map(({ id: job, kind, at, site, hasError: hasFailed }) => ({
    job,
    kind,
    at: new Date(at).toISOString(),
    site: isSiteId(site) ? site : null,
    hasFailed: hasFailed === true,
  }))
}

/** @returns whether there was such an action of the document */
export async function cancelAction(req: PayloadRequest, target: Target, job: number): Promise<boolean> {
  const transaction = await transactionOf(req)
  const { rowCount } = await transaction
    .delete(payload_jobs)
    .where(and(ofTask, ofTarget(target), eq(id, job)))
  return rowCount === 1
}

/** Cancels the actions of a document: those that follow its dates, or all. */
export async function cancelActions(
  req: PayloadRequest,
  target: Target,
  which: 'by dates' | 'all',
): Promise<void> {
  const isMeant = which === 'all' ? undefined : eq(sql`${input}->>'byDates'`, 'true')
  const transaction = await transactionOf(req)
  // The job that is saving the document now is completed by its queue.
  const isWaiting = sql`${payload_jobs.processing} is not true`
  await transaction.delete(payload_jobs).where(and(ofTask, ofTarget(target), isMeant, isWaiting))
}
