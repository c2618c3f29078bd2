import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { Inquiry } from '@/payload-types'
import { transactionOf } from '../transaction'
import { removeRelatedData } from './erase'
import { queueInquiryJobs } from './queue'

/** Sends the mails and webhooks of an inquiry that was wrongly marked as spam, once its status is changed. */
export const queueJobsWhenNotSpam: CollectionAfterChangeHook<Inquiry> = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.status !== 'spam' || doc.status === 'spam' || doc.erasedAt) return
  const drizzle = await transactionOf(req)
  const { rowCount } = await drizzle.execute(sql`
    select from payload_jobs where input->>'request' = ${doc.id} limit 1`)
  if (rowCount === 0) await queueInquiryJobs(req, { request: doc.id, kind: doc.kind })
}

/** Deletes the data stored beside a deleted inquiry. */
export const removeRelatedDataAfterDelete: CollectionAfterDeleteHook<Inquiry> = ({ doc, req }) =>
  removeRelatedData(req, doc)
