import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { canReadInbox } from '@/cms/access/roles'
import { adminText } from '@/cms/texts'
import { refuse } from '@/lib/app-error'
import { exportEndpoint, type ListQuery } from '../table-export'
import { inquiryColumns } from './columns'
import { eraseInquiry } from './erase'
import { inboxWhere } from './inbox-list'
import { findNeighbours } from './neighbours'
import { findStaff } from './staff'

const noStore = { headers: { 'cache-control': 'no-store' } }

/** Further endpoints of the inbox, below `/api/requests`. */
export const inquiryEndpoints: Omit<Endpoint, 'root'>[] = [
  exportEndpoint({
    collection: 'requests',
    mayRead: canReadInbox,
    time: 'createdAt',
    header: inquiryColumns.header,
    toWhere: ({ payload }, query) => inboxWhere(payload, query),
    toLines: inquiryColumns.toLines,
  }),
  endpoint('get', '/staff', async (req) => ({ staff: await findStaff(req.payload, req) })),
  endpoint('get', '/:id/neighbours', (req) =>
    findNeighbours(req, { id: idOf(req), list: req.query as ListQuery }),
  ),
  endpoint('post', '/:id/erase', async (req) => {
    await eraseInquiry(req.payload, await requireExistingId(req))
    return { message: adminText(req)('inbox:dataErased') }
  }),
]

type Action = (req: PayloadRequest) => Promise<object>

function endpoint(method: 'get' | 'post', path: string, action: Action): Omit<Endpoint, 'root'> {
  return {
    method,
    path,
    async handler(req) {
      if (!canReadInbox(req)) throw new Forbidden(req.t)
      return Response.json(await action(req), noStore)
    },
  }
}

function idOf(req: PayloadRequest): string {
  return String(req.routeParams?.id)
}

async function requireExistingId(req: PayloadRequest): Promise<string> {
  const id = idOf(req)
  const { totalDocs } = await req.payload.count({ collection: 'requests', where: { id: { equals: id } } })
  if (totalDocs === 0) refuse('notFound', adminText(req)('inbox:noSuchRequest'))
  return id
}
