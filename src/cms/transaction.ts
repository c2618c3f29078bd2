import { sql } from 'drizzle-orm'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type BasePayload,
  type PayloadRequest,
} from 'payload'

/** The database, or the connection of a transaction: whatever runs queries. */
export type Queryable = BasePayload['db']['drizzle']

type Options<T> = {
  /** Whether the result is to be committed; otherwise the transaction is rolled back and the result returned. */
  commits?: (result: T) => boolean
}

/**
 * Runs something in a transaction: that of the request, or of a new one for a script or job. An error rolls it back.
 * Resolves only when PostgreSQL confirms the commit.
 */
export async function inTransaction<T>(
  subject: BasePayload | PayloadRequest,
  run: (req: PayloadRequest) => Promise<T>,
  { commits = () => true }: Options<T> = {},
): Promise<T> {
  const req = 'payload' in subject ? subject : await createLocalReq({}, subject)
  await initTransaction(req)
  try {
    const result = await run(req)
    if (commits(result)) await commit(req)
    else await killTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** Payload's adapter swallows the error of a failed COMMIT, so the outcome is read from PostgreSQL. */
async function commit(req: PayloadRequest): Promise<void> {
  const { drizzle } = req.payload.db
  const transaction = await transactionOf(req)
  const { rows } = await transaction.execute<{ id: string | null }>(
    sql`select pg_current_xact_id_if_assigned()::text as id`,
  )
  await commitTransaction(req)
  const id = rows[0]?.id
  if (!id) return
  const confirmed = await drizzle.execute<{ status: string }>(
    sql`select pg_xact_status(${id}::xid8) as status`,
  )
  const status = confirmed.rows[0]?.status
  if (status !== 'committed') throw new Error(`The transaction was not committed: ${status}`)
}

/** The connection of the request's transaction, or any when it has none. */
export async function transactionOf({ payload: { db }, transactionID }: PayloadRequest): Promise<Queryable> {
  const id = await transactionID
  const session = id === undefined ? undefined : db.sessions?.[id]?.db
  // Payload types its sessions for every database it knows; ours is PostgreSQL's.
  return (session as Queryable | undefined) ?? db.drizzle
}

/** Runs once the request's transaction has ended, committed or not; at once without one. */
export async function afterTransaction({ payload, transactionID }: PayloadRequest, run: () => Promise<void>) {
  const id = await transactionID
  const session = id === undefined ? undefined : payload.db.sessions?.[id]
  if (!session) return run()
  const { resolve, reject } = session
  session.resolve = async () => {
    await resolve()
    await run()
  }
  session.reject = async () => {
    await reject()
    await run()
  }
}
