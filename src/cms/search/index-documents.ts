import type { PayloadRequest } from 'payload'
import type { DocumentKey } from '@/lib/search/engine'
import type { SearchedCollection } from '@/lib/search/kinds'
import { rowBuilders } from './definitions'
import { lockDocuments } from './locks'
import { postgresWriter } from './writer'

const batchSize = 100

/** Updates the search rows of these documents, in the transaction of the request. */
export async function indexDocuments(req: PayloadRequest, keys: DocumentKey[]): Promise<void> {
  if (keys.length === 0) return
  await lockDocuments(req, keys)
  await writeRows(req, keys)
}

/** The same for documents that are already locked. */
export async function writeRows(req: PayloadRequest, keys: DocumentKey[]): Promise<void> {
  const writer = postgresWriter(req)
  for (const [collection, ofCollection] of Map.groupBy(keys, (key) => key.collection)) {
    for (let start = 0; start < ofCollection.length; start += batchSize) {
      const part = ofCollection.slice(start, start + batchSize)
      await writer.replace(part, await rowsOf(req, collection, part))
    }
  }
}

function rowsOf(req: PayloadRequest, collection: SearchedCollection, keys: DocumentKey[]) {
  return rowBuilders[collection](
    req,
    keys.map(({ document }) => document),
  )
}
