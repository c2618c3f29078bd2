import type { PayloadRequest } from 'payload'
import { notifyJobs } from '../jobs/notify-jobs'

/** A queue of its own, so that mails and webhooks do not wait for it. */
export const textsQueue = 'texts'

/** A file, and the storage key of its bytes. */
export type FileVersion = { file: string; key: string }

/** Queues the text extraction of a file, in the transaction that saves the file. */
export async function queueExtraction(req: PayloadRequest, input: FileVersion): Promise<void> {
  await req.payload.jobs.queue({ task: 'read-text', input, queue: textsQueue, req })
  await notifyJobs(req)
}
