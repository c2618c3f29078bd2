import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { canReadInbox } from '@/cms/access/roles'
import { refusal } from '@/cms/refusal'
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
        if (!isKnown) throw refusal(409, 'It has been sent meanwhile, or is being sent. Reload the page.')
      }),
  },
]

async function respond(req: PayloadRequest, action?: (request: string) => Promise<void>): Promise<Response> {
  if (!canReadInbox(req)) throw new Forbidden(req.t)
  const request = String(req.routeParams?.id)
  await action?.(request)
  const deliveries = await findDeliveries(req.payload, request)
  return Response.json({ deliveries }, { headers: { 'cache-control': 'no-store' } })
}
