import { setTimeout as delay } from 'node:timers/promises'
import { and, eq, notExists } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import * as tables from '@/database-tables'
import type { DocumentKey } from '@/lib/search/engine'
import { type SearchedCollection, searchedCollections } from '@/lib/search/kinds'
import { inTransaction, transactionOf } from '../transaction'
import { writeRows } from './index-documents'
import { tryLockDocuments } from './locks'
import { findStored } from './stored'
import { searchRows } from './table'

const documentTables = {
  products: tables.products,
  solutions: tables.solutions,
  cases: tables.cases,
  'company-videos': tables.company_videos,
  materials: tables.materials,
  news: tables.news,
} as const satisfies Record<SearchedCollection, object>

type OnProgress = (done: number, total: number) => void

const batchSize = 50
const retryDelay = 200
const maxWait = 60_000

/** Indexes all documents in the transaction of the request, when a database is seeded. */
export async function indexEverything(req: PayloadRequest): Promise<void> {
  await writeRows(req, await allKeys(req))
}

/**
 * Rewrites all rows while visitors search and editors save: in small transactions, and without waiting for the locks of
 * saves, so that saves do not wait for it. Locked documents are retried.
 * @returns the documents that were still locked at the end
 */
export async function reindex(payload: Payload, onProgress: OnProgress): Promise<DocumentKey[]> {
  const keys = await allKeys(await createLocalReq({}, payload))
  let remaining = keys
  const deadline = Date.now() + maxWait
  while (remaining.length > 0) {
    const round = remaining
    remaining = []
    for (let start = 0; start < round.length; start += batchSize) {
      const part = round.slice(start, start + batchSize)
      remaining.push(...(await inTransaction(payload, (req) => indexUnlocked(req, part))))
      onProgress(keys.length - remaining.length - Math.max(0, round.length - start - batchSize), keys.length)
    }
    if (remaining.length === 0 || Date.now() > deadline) break
    await delay(retryDelay)
  }
  await inTransaction(payload, removeDeleted)
  return remaining
}

/** @returns those that are locked by a save */
async function indexUnlocked(req: PayloadRequest, keys: DocumentKey[]): Promise<DocumentKey[]> {
  const locked = await tryLockDocuments(req, keys)
  await writeRows(req, locked)
  return keys.filter((key) => !locked.includes(key))
}

async function removeDeleted(req: PayloadRequest): Promise<void> {
  const transaction = await transactionOf(req)
  for (const collection of searchedCollections) {
    const table = documentTables[collection]
    const documents = transaction
      .select({ id: table.id })
      .from(table)
      .where(eq(table.id, searchRows.document))
    await transaction
      .delete(searchRows)
      .where(and(eq(searchRows.collection, collection), notExists(documents)))
  }
}

async function allKeys(req: PayloadRequest): Promise<DocumentKey[]> {
  const keys: DocumentKey[] = []
  for (const collection of searchedCollections) keys.push(...(await keysOf(req, collection)))
  return keys
}

async function keysOf(req: PayloadRequest, collection: SearchedCollection): Promise<DocumentKey[]> {
  const docs = await findStored<{ id: string }>(req, { collection, where: {}, select: { order: true } })
  return docs.map(({ id }) => ({ collection, document: id }))
}
