import type { PayloadRequest, RelationshipField } from 'payload'

/** Who answers. Accounts are closed to most who choose here, so the field and its column bring the names. */
export const ownerField: RelationshipField = {
  name: 'owner',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  validate: async (value: unknown, { req }: { req: PayloadRequest }) =>
    !value || (await isAccount(req, value)) || 'Choose somebody of the list: this account is gone.',
  admin: {
    position: 'sidebar',
    components: {
      Field: '/src/cms/admin/inbox/owner-field#OwnerField',
      Cell: '/src/cms/admin/inbox/cells#OwnerCell',
    },
  },
}

async function isAccount(req: PayloadRequest, id: unknown): Promise<boolean> {
  if (typeof id !== 'string') return false
  const { totalDocs } = await req.payload.count({ collection: 'users', where: { id: { equals: id } }, req })
  return totalDocs === 1
}
