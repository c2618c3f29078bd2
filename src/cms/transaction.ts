import type { PayloadRequest } from 'payload'

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
