import { sql } from 'drizzle-orm'
import type { PayloadRequest } from 'payload'
import { contentChannel } from '@/lib/content-channel'
import { transactionOf } from '../transaction'

/** Of a notification, whose length PostgreSQL limits to 8,000 bytes. */
const maxTags = 80

/** Notifies every process of stale cache tags, when the transaction of the request commits. */
export async function notifyContent(req: PayloadRequest, tags: string[]): Promise<void> {
  if (tags.length === 0) return
  const transaction = await transactionOf(req)
  for (let start = 0; start < tags.length; start += maxTags) {
    const message = JSON.stringify({ tags: tags.slice(start, start + maxTags) })
    await transaction.execute(sql`select pg_notify(${contentChannel}, ${message})`)
  }
}
