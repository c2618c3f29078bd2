import type { PayloadRequest } from 'payload'
import type { RequestKind } from '@/lib/requests/kinds'
import { announceJobs } from '../jobs/announce'

/** Enters what is to happen after a request, in the transaction that keeps it: one is not there without the other. */
export async function queueTasks(
  req: PayloadRequest,
  { request, kind }: { request: string; kind: RequestKind },
): Promise<void> {
  const { jobs } = req.payload
  await jobs.queue({ task: 'tell-inbox', input: { request }, req })
  await jobs.queue({ task: 'confirm-request', input: { request }, req })
  const { webhooks } = await req.payload.findGlobal({ slug: 'request-settings', depth: 0, req })
  for (const { id, kinds } of webhooks ?? []) {
    if (kinds?.length && !kinds.includes(kind)) continue
    await jobs.queue({ task: 'call-webhook', input: { request, webhook: String(id) }, req })
  }
  await announceJobs(req)
}
