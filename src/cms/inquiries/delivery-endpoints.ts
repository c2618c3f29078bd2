import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { canReadInbox } from '@/cms/access/roles'
import { adminText } from '@/cms/texts'
import { refuse } from '@/lib/app-error'
import { findDeliveries, sendAgain } from './deliveries'

/** The mails and webhooks about an inquiry, below `/api/requests/:id`. */
export const deliveryEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/deliveries', method: 'get', handler: (req) => respond(req) },
  {
    path: '/:id/deliveries/:job/again',
    method: 'post',
    handler: (req) =>
      respond(req, async (request) => {
        const job = Number(req.routeParams?.job)
        const isKnown = Number.isSafeInteger(job) && (await sendAgain(req.payload, { request, job }))
        if (!isKnown) refuse('conflict', adminText(req)('deliveries:sentMeanwhile'))
      }),
  },
]

async function respond(req: PayloadRequest, action?: (request: string) => Promise<void>): Promise<Response> {
  if (!canReadInbox(req)) throw new Forbidden(req.t)
  const request = String(req.routeParams?.id)
  await action?.(request)
  const deliveries = await findDeliveries(req.payload, { request, t: adminText(req) })
  return Response.json({ deliveries }, { headers: { 'cache-control': 'no-store' } })
}
