import { sql } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import type { File } from '@/payload-types'
import { transactionOf } from '../transaction'
import { queueReading } from './queue'
import { readableKey } from './readable'

/** A file that is new, replaced or opened is read; the text of one that is replaced or closed goes at once. */
export const renewText: CollectionAfterChangeHook<File> = async ({ doc, previousDoc, req }) => {
  const key = readableKey(doc)
  if (key === readableKey(previousDoc)) return doc
  await forget(req, doc.id)
  if (key) await queueReading(req, { file: doc.id, key })
  return doc
}

export const forgetDeleted: CollectionAfterDeleteHook<File> = async ({ doc, req }) => {
  await forget(req, doc.id)
  return doc
}

async function forget(req: PayloadRequest, file: string): Promise<void> {
  await (await transactionOf(req)).execute(sql`delete from file_texts where id = ${file}`)
}
