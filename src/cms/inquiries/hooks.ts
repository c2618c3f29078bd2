import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import { payload_jobs } from '@/database-tables'
import type { Inquiry } from '@/payload-types'
import { transactionOf } from '../transaction'
import { ofInquiry } from './jobs-of'
import { removeRelatedData } from './erase'
import { queueInquiryJobs } from './queue'

/** Sends the mails and webhooks of an inquiry that was wrongly marked as spam, once its status is changed. */
export const queueJobsWhenNotSpam: CollectionAfterChangeHook<Inquiry> = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.status !== 'spam' || doc.status === 'spam' || doc.erasedAt) return
  const drizzle = await transactionOf(req)
  const jobs = await drizzle.$count(payload_jobs, ofInquiry(doc.id))
  if (jobs === 0) await queueInquiryJobs(req, { request: doc.id, kind: doc.kind })
}

/** Deletes the data stored beside a deleted inquiry. */
export const removeRelatedDataAfterDelete: CollectionAfterDeleteHook<Inquiry> = ({ doc, req }) =>
  removeRelatedData(req, doc)
