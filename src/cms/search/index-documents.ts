import type { PayloadRequest } from 'payload'
import type { DocumentKey } from '@/lib/search/engine'
import type { SearchedCollection } from '@/lib/search/kinds'
import { definitions } from './definitions'
import { lockDocuments } from './locks'
import { postgresWriter } from './writer'

const batch = 100

/** Brings the rows of these documents up to what visitors may see of them, in the request's transaction. */
export async function indexDocuments(req: PayloadRequest, keys: DocumentKey[]): Promise<void> {
  if (keys.length === 0) return
  await lockDocuments(req, keys)
  await writeRows(req, keys)
}

/** The same for documents whose locks are held. */
export async function writeRows(req: PayloadRequest, keys: DocumentKey[]): Promise<void> {
  const writer = postgresWriter(req)
  for (const [collection, ofCollection] of Map.groupBy(keys, (key) => key.collection)) {
    for (let start = 0; start < ofCollection.length; start += batch) {
      const part = ofCollection.slice(start, start + batch)
      await writer.replace(part, await rowsOf(req, collection, part))
    }
  }
}

function rowsOf(req: PayloadRequest, collection: SearchedCollection, keys: DocumentKey[]) {
  return definitions[collection](
    req,
    keys.map(({ document }) => document),
  )
}
