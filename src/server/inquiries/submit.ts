import 'server-only'
import { createHash } from 'node:crypto'
import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm'
import { createLocalReq, type PayloadRequest } from 'payload'
import { queueInquiryJobs } from '@/cms/inquiries/queue'
import { inTransaction, transactionOf } from '@/cms/transaction'
import { request_files, requests, spent_challenges } from '@/database-tables'
import { newReference } from '@/lib/inquiries/reference'
import type { Failure } from '@/lib/inquiries/schema'
import { cms } from '@/server/cms'
import type { SolvedChallenge } from './captcha'
import type { NewInquiry } from './new-inquiry'
import { toRow } from './row'

export type SubmitResult = { reference: string } | { failure: Failure }

/**
 * Stores an inquiry and queues its jobs in one transaction, so that a returned reference is durable. A retry with the
 * same idempotency key gets the same reference.
 */
export async function submitInquiry(given: NewInquiry): Promise<SubmitResult> {
  return inTransaction(await cms(), (req) => store(req, given), {
    commits: (submitted) => !('failure' in submitted),
  })
}

/** The reference of an inquiry that was stored with the same idempotency key, without checking its captcha again. */
export async function findExistingReference(given: NewInquiry): Promise<string | undefined> {
  const req = await createLocalReq({}, await cms())
  return findReference(req, idempotencyKeyOf(given), given.idempotencyKey === null)
}

async function store(req: PayloadRequest, given: NewInquiry): Promise<SubmitResult> {
  const idempotencyKey = idempotencyKeyOf(given)
  await lockIdempotencyKey(req, idempotencyKey)
  const existing = await findReference(req, idempotencyKey, given.idempotencyKey === null)
  if (existing) return { reference: existing }

  if (given.challenge && !(await spendChallenge(req, given.challenge))) {
    return { failure: { field: 'captcha', problem: 'wrong' } }
  }
  const reference = newReference()
  const { id, file, ...row } = await toRow(req, given)
  if (file && !(await claimFile(req, { file, request: id })))
    return { failure: { field: 'file', problem: 'unavailable' } }
  await req.payload.create({
    collection: 'requests',
    data: {
      ...row,
      id,
      reference,
      attempt: idempotencyKey,
      file: file ? await idOfFile(req, file) : undefined,
    },
    depth: 0,
    req,
  })
  if (!given.isSpam) await queueInquiryJobs(req, { request: id, kind: given.kind })
  return { reference }
}

function idempotencyKeyOf({ idempotencyKey, kind, site, values }: NewInquiry): string {
  return createHash('sha256')
    .update(JSON.stringify([idempotencyKey, kind, site, values]))
    .digest('base64url')
}

/** Serialises inquiries with the same idempotency key, across processes, until the transaction ends. */
async function lockIdempotencyKey(req: PayloadRequest, idempotencyKey: string): Promise<void> {
  const drizzle = await transactionOf(req)
  await drizzle.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`request ${idempotencyKey}`}, 0))`,
  )
}

async function findReference(
  req: PayloadRequest,
  idempotencyKey: string,
  isKeyless: boolean,
): Promise<string | undefined> {
  const drizzle = await transactionOf(req)
  const { attempt, createdAt, reference } = requests
  const isRecent = gt(createdAt, sql`now() - interval '10 minutes'`)
  const [found] = await drizzle
    .select({ reference })
    .from(requests)
    .where(and(eq(attempt, idempotencyKey), isKeyless ? isRecent : undefined))
    .orderBy(desc(createdAt))
    .limit(1)
  return found?.reference
}

async function spendChallenge(req: PayloadRequest, { id, expiresAt }: SolvedChallenge): Promise<boolean> {
  const drizzle = await transactionOf(req)
  const { rowCount } = await drizzle
    .insert(spent_challenges)
    .values({ id, expiresAt: expiresAt.toISOString() })
    .onConflictDoNothing()
  return rowCount === 1
}

/** Claims an uploaded file for an inquiry; each can be claimed once. */
async function claimFile(
  req: PayloadRequest,
  { file, request }: { file: string; request: string },
): Promise<boolean> {
  const drizzle = await transactionOf(req)
  const { reference, request: claimedBy, state } = request_files
  const { rowCount } = await drizzle
    .update(request_files)
    .set({ request })
    .where(and(eq(reference, file), isNull(claimedBy), ne(state, 'quarantined')))
  return rowCount === 1
}

async function idOfFile(req: PayloadRequest, file: string): Promise<string | undefined> {
  const drizzle = await transactionOf(req)
  const { id, reference } = request_files
  const [found] = await drizzle.select({ id }).from(request_files).where(eq(reference, file))
  return found?.id
}
