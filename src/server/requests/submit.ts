import 'server-only'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { createLocalReq, type PayloadRequest } from 'payload'
import { queueTasks } from '@/cms/requests/queue'
import { inTransaction, transactionOf } from '@/cms/transaction'
import { newReference } from '@/lib/requests/reference'
import type { Failure } from '@/lib/requests/schema'
import { cms } from '@/server/cms'
import type { Challenge } from './captcha'
import type { NewRequest } from './new-request'
import { toRow } from './row'

export type Submitted = { reference: string } | { failure: Failure }

/**
 * Keeps a request, and with it what is to happen next, in one transaction: whoever gets a reference can rely on it,
 * whatever happens to the process. The same attempt again gets the same reference.
 */
export async function submitRequest(given: NewRequest): Promise<Submitted> {
  return inTransaction(await cms(), (req) => keep(req, given), {
    commits: (submitted) => !('failure' in submitted),
  })
}

/** The reference that an attempt has got already, whatever has become of its captcha since. */
export async function findSubmitted(given: NewRequest): Promise<string | undefined> {
  const req = await createLocalReq({}, await cms())
  return findBefore(req, attemptOf(given), given.attempt === null)
}

async function keep(req: PayloadRequest, given: NewRequest): Promise<Submitted> {
  const attempt = attemptOf(given)
  await waitForAlike(req, attempt)
  const before = await findBefore(req, attempt, given.attempt === null)
  if (before) return { reference: before }

  if (given.challenge && !(await spend(req, given.challenge))) {
    return { failure: { field: 'captcha', problem: 'wrong' } }
  }
  const reference = newReference()
  const { id, file, ...row } = await toRow(req, given)
  if (file && !(await claimFile(req, { file, request: id })))
    return { failure: { field: 'file', problem: 'gone' } }
  await req.payload.create({
    collection: 'requests',
    data: { ...row, id, reference, attempt, file: file ? await idOfFile(req, file) : undefined },
    depth: 0,
    req,
  })
  if (!given.isSpam) await queueTasks(req, { request: id, kind: given.kind })
  return { reference }
}

function attemptOf({ attempt, kind, site, values }: NewRequest): string {
  return createHash('sha256')
    .update(JSON.stringify([attempt, kind, site, values]))
    .digest('base64url')
}

/** Requests of one attempt wait for each other here, in all processes, until the transaction ends. */
async function waitForAlike(req: PayloadRequest, attempt: string): Promise<void> {
  const drizzle = await transactionOf(req)
  await drizzle.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`request ${attempt}`}, 0))`)
}

async function findBefore(
  req: PayloadRequest,
  attempt: string,
  isKeyless: boolean,
): Promise<string | undefined> {
  const drizzle = await transactionOf(req)
  const { rows } = await drizzle.execute<{ reference: string }>(sql`
    select reference from requests where attempt = ${attempt}
      and (${!isKeyless} or created_at > now() - interval '10 minutes')
    order by created_at desc limit 1`)
  return rows[0]?.reference
}

async function spend(req: PayloadRequest, { id, expiresAt }: Challenge): Promise<boolean> {
  const drizzle = await transactionOf(req)
  const { rowCount } = await drizzle.execute(sql`
    insert into spent_challenges (id, expires_at) values (${id}, ${expiresAt.toISOString()})
    on conflict do nothing`)
  return rowCount === 1
}

/** Attaches an uploaded file, once. */
async function claimFile(
  req: PayloadRequest,
  { file, request }: { file: string; request: string },
): Promise<boolean> {
  const drizzle = await transactionOf(req)
  const { rowCount } = await drizzle.execute(sql`
    update request_files set request = ${request}
    where reference = ${file} and request is null and state <> 'quarantined'`)
  return rowCount === 1
}

async function idOfFile(req: PayloadRequest, file: string): Promise<string | undefined> {
  const drizzle = await transactionOf(req)
  const { rows } = await drizzle.execute<{ id: string }>(sql`
    select id from request_files where reference = ${file}`)
  return rows[0]?.id
}
