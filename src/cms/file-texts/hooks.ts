import { eq } from 'drizzle-orm'
import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, PayloadRequest } from 'payload'
import { file_texts } from '@/database-tables'
import type { File } from '@/payload-types'
import { transactionOf } from '../transaction'
import { queueExtraction } from './queue'
import { searchablePdfKey } from './searchable-pdf-key'

/**
 * Queues the text extraction of a file that is new, replaced or no longer restricted; deletes the text of one that is
 * replaced or restricted.
 */
export const updateFileText: CollectionAfterChangeHook<File> = async ({ doc, previousDoc, req }) => {
  const key = searchablePdfKey(doc)
  if (key === searchablePdfKey(previousDoc)) return doc
  await deleteText(req, doc.id)
  if (key) await queueExtraction(req, { file: doc.id, key })
  return doc
}

export const deleteFileText: CollectionAfterDeleteHook<File> = async ({ doc, req }) => {
  await deleteText(req, doc.id)
  return doc
}

async function deleteText(req: PayloadRequest, file: string): Promise<void> {
  const transaction = await transactionOf(req)
  await transaction.delete(file_texts).where(eq(file_texts.id, file))
}
