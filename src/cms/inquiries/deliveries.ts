import path from 'node:path'
import { sql } from 'drizzle-orm'
import type { BasePayload } from 'payload'
import { jobsChannel } from '@/lib/jobs'
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

type Row = {
  id: number
  task: 'tell-inbox' | 'confirm-request' | 'call-webhook'
  webhook: string | null
  completed_at: string | null
  has_error: boolean | null
  wait_until: string | null
  output: Outcome | null
  error: { message?: string } | null
}

const receivers = { 'tell-inbox': 'inbox', 'confirm-request': 'sender', 'call-webhook': 'webhook' } as const

const skippedReasons = {
  deleted: 'The request was deleted.',
  erased: 'Its personal data was erased first.',
  spam: 'It was marked as spam.',
  off: 'It is switched off in the request settings.',
  address: 'The sender gave no usable mail address.',
  often: 'The address was sent three confirmations within an hour.',
}

/** The state of the mails and webhooks about an inquiry, as long as their jobs are kept. */
export async function findDeliveries(payload: BasePayload, request: string): Promise<Delivery[]> {
  const { rows } = await payload.db.drizzle.execute<Row>(sql`
    select job.id, job.task_slug as task, job.input->>'webhook' as webhook,
      job.completed_at, job.has_error, job.wait_until, tried.output, tried.error
    from payload_jobs job left join lateral (
      select output, error from payload_jobs_log log
      where log._parent_id = job.id order by log.executed_at desc limit 1) tried on true
    where job.input->>'request' = ${request} order by job.task_slug, job.id`)
  const hosts = await findHosts(payload)
  return rows.map((row) => toDelivery(row, hosts))
}

/** Retries a delivery that failed, was refused or waits. @returns whether there was such a delivery */
export async function sendAgain(
  payload: BasePayload,
  { request, job }: { request: string; job: number },
): Promise<boolean> {
  const { rowCount } = await payload.db.drizzle.execute(sql`
    with again as (
      update payload_jobs job set completed_at = null, has_error = false, error = null, wait_until = null,
        total_tried = 0, input = input || '{"again": true}', updated_at = now()
      where id = ${job} and input->>'request' = ${request} and processing is not true
        and (completed_at is null or exists (select from payload_jobs_log log
          where log._parent_id = job.id and log.output->>'state' in ('refused', 'written')))
      returning id),
    forgotten as (delete from payload_jobs_log where _parent_id in (select id from again))
    select pg_notify(${jobsChannel}, '') from again`)
  return rowCount === 1
}

function toDelivery(row: Row, hosts: Map<string, string>): Delivery {
  const { state, at, note } = stateOf(row)
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

function stateOf({ completed_at, has_error, wait_until, output, error }: Row): State {
  const message = error?.message ?? ''
  if (completed_at && output) return { state: output.state, at: completed_at, note: noteOf(output) }
  if (has_error) return { state: 'failed', at: null, note: message }
  if (wait_until && message) return { state: 'later', at: wait_until, note: message }
  return { state: 'due', at: null, note: '' }
}

function noteOf(outcome: Outcome): string {
  if (outcome.state === 'skipped') return skippedReasons[outcome.why]
  if (outcome.state === 'written')
    return `No mail server is set up: it was saved as ${path.basename(outcome.file)}.`
  return outcome.note ?? ''
}

async function findHosts(payload: BasePayload): Promise<Map<string, string>> {
  const { webhooks } = await payload.findGlobal({ slug: 'request-settings', depth: 0 })
  return new Map((webhooks ?? []).map(({ id, address }) => [String(id), URL.parse(address)?.host ?? address]))
}
