import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { seesInbox } from '@/cms/access/roles'
import { refuse } from '@/lib/app-error'
import { exportEndpoint, type AskedList } from '../table-export'
import { requestColumns } from './columns'
import { eraseRequest } from './erase'
import { inboxWhere } from './inbox-list'
import { findNeighbours } from './neighbours'
import { findStaff } from './staff'

const noStore = { headers: { 'cache-control': 'no-store' } }

/** What the inbox asks beyond the requests themselves, below `/api/requests`. */
export const requestEndpoints: Omit<Endpoint, 'root'>[] = [
  exportEndpoint({
    collection: 'requests',
    mayRead: seesInbox,
    time: 'createdAt',
    header: requestColumns.header,
    toWhere: ({ payload }, asked) => inboxWhere(payload, asked),
    toLines: requestColumns.toLines,
  }),
  endpoint('get', '/staff', async (req) => ({ staff: await findStaff(req.payload, req) })),
  endpoint('get', '/:id/neighbours', (req) =>
    findNeighbours(req, { id: idOf(req), asked: req.query as AskedList }),
  ),
  endpoint('post', '/:id/erase', async (req) => {
    await eraseRequest(req.payload, await existing(req))
    return { message: 'The personal data of this request is erased.' }
  }),
]

type Act = (req: PayloadRequest) => Promise<object>

function endpoint(method: 'get' | 'post', path: string, act: Act): Omit<Endpoint, 'root'> {
  return {
    ...{ method, path },
    async handler(req) {
      if (!seesInbox(req)) throw new Forbidden(req.t)
      return Response.json(await act(req), noStore)
    },
  }
}

function idOf(req: PayloadRequest): string {
  return String(req.routeParams?.id)
}

async function existing(req: PayloadRequest): Promise<string> {
  const id = idOf(req)
  const { totalDocs } = await req.payload.count({ collection: 'requests', where: { id: { equals: id } } })
  if (totalDocs === 0) refuse('notFound', 'There is no such request.')
  return id
}
