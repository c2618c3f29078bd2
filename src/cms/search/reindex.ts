import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { createLocalReq, type Payload, type PayloadRequest } from 'payload'
import type { DocumentKey } from '@/lib/search/engine'
import { type SearchedCollection, searchedCollections } from '@/lib/search/kinds'
import { inTransaction, transactionOf } from '../transaction'
import { writeRows } from './index-documents'
import { lockIdle } from './locks'
import { findStored } from './stored'

type OnProgress = (done: number, total: number) => void

const batch = 50
const pause = 200
const longestWait = 60_000

/** Indexes everything within the request's transaction: for a database that is being filled. */
export async function indexEverything(req: PayloadRequest): Promise<void> {
  await writeRows(req, await allKeys(req))
}

/**
 * Writes all rows anew while visitors search and editors save: in small transactions, and never waiting for a save,
 * so that none waits for it. What is being saved comes later.
 * @returns what was still being saved when it had waited long enough
 */
export async function reindex(payload: Payload, onProgress: OnProgress): Promise<DocumentKey[]> {
  const keys = await allKeys(await createLocalReq({}, payload))
  let left = keys
  const patience = Date.now() + longestWait
  while (left.length > 0) {
    const round = left
    left = []
    for (let start = 0; start < round.length; start += batch) {
      const part = round.slice(start, start + batch)
      left.push(...(await inTransaction(payload, (req) => indexIdle(req, part))))
      onProgress(keys.length - left.length - Math.max(0, round.length - start - batch), keys.length)
    }
    if (left.length === 0 || Date.now() > patience) break
    await delay(pause)
  }
  await inTransaction(payload, removeVanished)
  return left
}

/** @returns those that are being saved */
async function indexIdle(req: PayloadRequest, keys: DocumentKey[]): Promise<DocumentKey[]> {
  const idle = await lockIdle(req, keys)
  await writeRows(req, idle)
  return keys.filter((key) => !idle.includes(key))
}

async function removeVanished(req: PayloadRequest): Promise<void> {
  const transaction = await transactionOf(req)
  for (const collection of searchedCollections) {
    const table = sql.identifier(collection.replaceAll('-', '_'))
    await transaction.execute(sql`
      delete from search_rows where collection = ${collection}
        and not exists (select from ${table} where ${table}.id = search_rows.document)`)
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
