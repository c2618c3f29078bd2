import type { Payload, PayloadRequest } from 'payload'

/** Somebody who may answer requests, as colleagues see them. */
export type Colleague = { id: string; name: string }

/** Everybody who sees the inbox, by name; accounts themselves are open to administrators only. */
export async function findStaff(payload: Payload, req?: PayloadRequest): Promise<Colleague[]> {
  const { docs } = await payload.find({
    collection: 'users',
    select: { name: true },
    sort: 'name',
    ...{ depth: 0, pagination: false, req },
  })
  return docs.map(({ id, name }) => ({ id, name }))
}
