import type { SQL } from 'drizzle-orm'
import {
  commitTransaction,
  createLocalReq,
  initTransaction,
  killTransaction,
  type BasePayload,
  type PayloadRequest,
} from 'payload'

/** Runs something in a transaction of its own, which is rolled back on failure. */
export async function inTransaction<T>(
  payload: BasePayload,
  run: (req: PayloadRequest) => Promise<T>,
): Promise<T> {
  const req = await createLocalReq({}, payload)
  await initTransaction(req)
  try {
    const result = await run(req)
    await commitTransaction(req)
    return result
  } catch (error) {
    await killTransaction(req)
    throw error
  }
}

/** The connection of the request's transaction, or any when it has none. */
export async function transactionOf({
  payload: { db },
  transactionID,
}: PayloadRequest): Promise<typeof db.drizzle> {
  const id = await transactionID
  const session = id === undefined ? undefined : db.sessions?.[id]?.db
  // Payload types its sessions for every database it knows; ours is PostgreSQL's.
  return (session as typeof db.drizzle | undefined) ?? db.drizzle
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

/** Payload's adapter does not report a failed COMMIT, so a row is checked before success is reported. */
export async function commitAndVerify(req: PayloadRequest, row: SQL, what: string): Promise<void> {
  await commitTransaction(req)
  const { rowCount } = await req.payload.db.drizzle.execute(row)
  if (rowCount !== 1) throw new Error(`${what} was not committed.`)
}
