import { Forbidden, type CollectionSlug, type Endpoint, type UIField } from 'payload'
import { refuse } from '@/lib/app-error'
import { isStaff } from '../access/roles'
import { adminText } from '../texts'
import { findUses } from '../where-used'

/** On the page of a document: where it is used. Its collection needs `usesEndpoint`. */
export const whereUsedField: UIField = {
  name: 'whereUsed',
  type: 'ui',
  admin: {
    disableListColumn: true,
    disableBulkEdit: true,
    components: { Field: '/src/cms/admin/where-used/where-used#WhereUsed' },
  },
}

const maxShown = 50

/** `GET /api/<collection>/:id/uses`: where a document is used, at most 50 of each kind. */
export function usesEndpoint(slug: CollectionSlug): Endpoint {
  return {
    path: '/:id/uses',
    method: 'get',
    handler: async (req) => {
      if (!isStaff(req)) throw new Forbidden(req.t)
      const id = String(req.routeParams?.id)
      const { totalDocs } = await req.payload.count({ collection: slug, where: { id: { equals: id } }, req })
      if (totalDocs === 0) refuse('notFound', adminText(req)('errors:noSuchDocument'))
      const uses = await findUses({ slug, id, req, limit: maxShown })
      return Response.json({ uses }, { headers: { 'cache-control': 'no-store' } })
    },
  }
}
