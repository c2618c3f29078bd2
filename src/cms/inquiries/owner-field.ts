import type { PayloadRequest, RelationshipField } from 'payload'
import { adminText } from '../texts'

/** Who handles the inquiry. Most staff cannot read accounts, so the field and its column load the names themselves. */
export const ownerField: RelationshipField = {
  name: 'owner',
  type: 'relationship',
  relationTo: 'users',
  index: true,
  validate: async (value: unknown, { req }: { req: PayloadRequest }) =>
    !value || (await isAccount(req, value)) || adminText(req)('errors:accountDeleted'),
  admin: {
    position: 'sidebar',
    components: {
      Field: '/src/cms/inquiries/admin/owner-field#OwnerField',
      Cell: '/src/cms/inquiries/admin/cells#OwnerCell',
    },
  },
}

async function isAccount(req: PayloadRequest, id: unknown): Promise<boolean> {
  if (typeof id !== 'string') return false
  const { totalDocs } = await req.payload.count({ collection: 'users', where: { id: { equals: id } }, req })
  return totalDocs === 1
}
