import type { Payload, PayloadRequest } from 'payload'

/** A user who can handle inquiries, as other users see them. */
export type StaffMember = { id: string; name: string }

/** All users who can read the inbox, by name; only administrators can read the accounts. */
export async function findStaff(payload: Payload, req?: PayloadRequest): Promise<StaffMember[]> {
  const { docs } = await payload.find({
    collection: 'users',
    select: { name: true },
    sort: 'name',
    depth: 0,
    pagination: false,
    req,
  })
  return docs.map(({ id, name }) => ({ id, name }))
}
