import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook } from 'payload'
import type { SiteRequest } from '@/payload-types'
import { transactionOf } from '../transaction'
import { removeTraces } from './erase'
import { queueTasks } from './queue'

/** What the hidden field took for spam, and somebody says is none: now it is told, as it would have been then. */
export const tellWhenNoSpam: CollectionAfterChangeHook<SiteRequest> = async ({ doc, previousDoc, req }) => {
  if (previousDoc?.status !== 'spam' || doc.status === 'spam' || doc.erasedAt) return
  const drizzle = await transactionOf(req)
  const { rowCount } = await drizzle.execute(sql`
    select from payload_jobs where input->>'request' = ${doc.id} limit 1`)
  if (rowCount === 0) await queueTasks(req, { request: doc.id, kind: doc.kind })
}

/** Of a request that is deleted nothing stays beside it. */
export const removeTracesAfterDelete: CollectionAfterDeleteHook<SiteRequest> = ({ doc, req }) =>
  removeTraces(req, doc)
