import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { refuse } from '@/lib/app-error'
import { isStaff } from '../access/roles'
import { adminText } from '../texts'
import { inTransaction } from '../transaction'
import { answerSchema, answerWithdrawal } from './answer'
import { findWithdrawn } from './find-withdrawn'

/** `GET /api/missing-addresses/withdrawn` and `POST /api/missing-addresses/:id/answer`. */
export const missingAddressEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/withdrawn',
    method: 'get',
    async handler(req) {
      requireStaff(req)
      const rows = await findWithdrawn(req.payload, String(req.user?.id))
      return Response.json({ rows }, { headers: { 'cache-control': 'no-store' } })
    },
  },
  {
    path: '/:id/answer',
    method: 'post',
    async handler(req) {
      requireStaff(req)
      const answer = answerSchema.safeParse(await req.json?.().catch(() => null))
      if (!answer.success) refuse('invalid', adminText(req)('errors:incompleteRequest'))
      await inTransaction(req, () => answerWithdrawal(req, String(req.routeParams?.id), answer.data))
      const t = adminText(req)
      const leadsNowhere = !answer.data.document && answer.data.address === undefined
      return Response.json({ message: t(leadsNowhere ? 'redirects:savedNowhere' : 'redirects:saved') })
    },
  },
]

function requireStaff(req: PayloadRequest): void {
  if (!isStaff(req)) throw new Forbidden(req.t)
}
