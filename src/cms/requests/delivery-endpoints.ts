import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { seesInbox } from '@/cms/access/roles'
import { refuse } from '@/lib/app-error'
import { findDeliveries, sendAgain } from './deliveries'

/** What became of a request's mails and webhooks, below `/api/requests/:id`. */
export const deliveryEndpoints: Omit<Endpoint, 'root'>[] = [
  { path: '/:id/deliveries', method: 'get', handler: (req) => answer(req) },
  {
    path: '/:id/deliveries/:job/again',
    method: 'post',
    handler: (req) =>
      answer(req, async (request) => {
        const job = Number(req.routeParams?.job)
        const isKnown = Number.isSafeInteger(job) && (await sendAgain(req.payload, { request, job }))
        if (!isKnown) refuse('conflict', 'It has been sent meanwhile, or is being sent. Reload the page.')
      }),
  },
]

async function answer(req: PayloadRequest, act?: (request: string) => Promise<void>): Promise<Response> {
  if (!seesInbox(req)) throw new Forbidden(req.t)
  const request = String(req.routeParams?.id)
  await act?.(request)
  const deliveries = await findDeliveries(req.payload, request)
  return Response.json({ deliveries }, { headers: { 'cache-control': 'no-store' } })
}
