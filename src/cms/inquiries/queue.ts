import type { PayloadRequest } from 'payload'
import type { InquiryKind } from '@/lib/inquiries/kinds'
import { notifyJobs } from '../jobs/notify-jobs'

/** Queues the mails and webhooks about an inquiry, in the transaction that saves it. */
export async function queueInquiryJobs(
  req: PayloadRequest,
  { request, kind }: { request: string; kind: InquiryKind },
): Promise<void> {
  const { jobs } = req.payload
  await jobs.queue({ task: 'tell-inbox', input: { request }, req })
  await jobs.queue({ task: 'confirm-request', input: { request }, req })
  const { webhooks } = await req.payload.findGlobal({ slug: 'request-settings', depth: 0, req })
  for (const { id, kinds } of webhooks ?? []) {
    if (kinds?.length && !kinds.includes(kind)) continue
    await jobs.queue({ task: 'call-webhook', input: { request, webhook: String(id) }, req })
  }
  await notifyJobs(req)
}
