import path from 'node:path'
import { and, desc, eq, exists, inArray, isNull, or, sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { payload_jobs, payload_jobs_log } from '@/database-tables'
import { jobsChannel } from '@/lib/jobs'
import { ofInquiry } from './jobs-of'
import type { Translate } from '../texts'
import { translateNote } from './notes'
import type { Outcome } from './outcome'

/** A mail or webhook about an inquiry, as the inbox shows it. */
export type Delivery = {
  job: number
  to: 'inbox' | 'sender' | 'webhook'
  /** The host of a webhook; its full address may contain a secret. */
  host: string | null
  state: 'due' | 'later' | 'failed' | Outcome['state']
  /** When it was sent, or is tried again. */
  at: string | null
  /** The reason, or the reply of the other side. */
  note: string
  canSendAgain: boolean
}

type Row = Awaited<ReturnType<typeof findJobs>>[number]

const receivers = { 'tell-inbox': 'inbox', 'confirm-request': 'sender', 'call-webhook': 'webhook' } as const

/** The state of the mails and webhooks about an inquiry, as long as their jobs are kept. */
export async function findDeliveries(
  payload: BasePayload,
  { request, t }: { request: string; t: Translate },
): Promise<Delivery[]> {
  const rows = await findJobs(payload, request)
  const hosts = await findHosts(payload)
  return rows.map((row) => toDelivery(row, hosts, t))
}

/** The jobs about an inquiry, each with the outcome of its last attempt. */
async function findJobs({ db: { drizzle } }: BasePayload, request: string) {
  const { output, error, executedAt, _parentID } = payload_jobs_log
  const last = drizzle
    .select({ output, error })
    .from(payload_jobs_log)
    .where(eq(_parentID, payload_jobs.id))
    .orderBy(desc(executedAt))
    .limit(1)
    .as('last')
  const { id, completedAt, hasError, waitUntil } = payload_jobs
  return drizzle
    .select({
      id,
      completedAt,
      hasError,
      waitUntil,
      task: sql<keyof typeof receivers>`${payload_jobs.taskSlug}`,
      webhook: sql<string | null>`${payload_jobs.input}->>'webhook'`,
      output: sql<Outcome | null>`${last.output}`,
      error: sql<{
        message?: string
      } | null>`${last.error}`,
    })
    .from(payload_jobs)
    .leftJoinLateral(last, sql`true`)
    .where(ofInquiry(request))
    .orderBy(payload_jobs.taskSlug, id)
}

/** Retries a delivery that failed, was refused or waits. @returns whether there was such a delivery */
export async function sendAgain(
  payload: BasePayload,
  { request, job }: { request: string; job: number },
): Promise<boolean> {
  const { id, completedAt, input, processing } = payload_jobs
  const log = payload_jobs_log
  return payload.db.drizzle.transaction(async (transaction) => {
    const retriable = transaction
      .select({ id: log.id })
      .from(log)
      .where(and(eq(log._parentID, id), inArray(sql`${log.output}->>'state'`, ['refused', 'written'])))
    const again = await transaction
      .update(payload_jobs)
      .set({
        completedAt: null,
        hasError: false,
        error: null,
        waitUntil: null,
        totalTried: 0,
        input: sql`${input} || '{"again": true}'`,
        updatedAt: sql`now()`,
      })
      .where(
        and(
          eq(id, job),
          ofInquiry(request),
          sql`${processing} is not true`,
          or(isNull(completedAt), exists(retriable)),
        ),
      )
      .returning({ id })
    if (again.length === 0) return false
    await transaction.delete(log).where(eq(log._parentID, job))
    await transaction.execute(sql`select pg_notify(${jobsChannel}, '')`)
    return true
  })
}

function toDelivery(row: Row, hosts: Map<string, string>, t: Translate): Delivery {
  const { state, at, note } = stateOf(row, t)
  return {
    job: row.id,
    to: receivers[row.task],
    host: row.webhook && (hosts.get(row.webhook) ?? null),
    state,
    note,
    at: at && new Date(at).toISOString(),
    canSendAgain: ['later', 'failed', 'refused', 'written'].includes(state),
  }
}

type State = Pick<Delivery, 'state' | 'at' | 'note'>

function stateOf({ completedAt, hasError, waitUntil, output, error }: Row, t: Translate): State {
  const message = translateNote(error?.message ?? '', t)
  if (completedAt && output) return { state: output.state, at: completedAt, note: noteOf(output, t) }
  if (hasError) return { state: 'failed', at: null, note: message }
  if (waitUntil && message) return { state: 'later', at: waitUntil, note: message }
  return { state: 'due', at: null, note: '' }
}

function noteOf(outcome: Outcome, t: Translate): string {
  if (outcome.state === 'skipped') return t(`notes:${outcome.why}`)
  if (outcome.state === 'written') return t('notes:written', { file: path.basename(outcome.file) })
  return translateNote(outcome.note ?? '', t)
}

async function findHosts(payload: BasePayload): Promise<Map<string, string>> {
  const { webhooks } = await payload.findGlobal({ slug: 'request-settings', depth: 0 })
  return new Map((webhooks ?? []).map(({ id, address }) => [String(id), URL.parse(address)?.host ?? address]))
}
