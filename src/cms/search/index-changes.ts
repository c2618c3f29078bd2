import type { CollectionSlug, PayloadRequest } from 'payload'
import { findDependents } from './dependents'
import { indexDocuments } from './index-documents'

type ChangedDocuments = Map<CollectionSlug, Set<string>>

/** Updates the index after changes of these documents, in the transaction of the request; deferred within `batchIndexing`. */
export async function indexChanges(req: PayloadRequest, slug: CollectionSlug, ids: string[]): Promise<void> {
  const deferred = req.context.touched as ChangedDocuments | undefined
  if (!deferred) return indexDependents(req, slug, ids)
  deferred.set(slug, new Set([...(deferred.get(slug) ?? []), ...ids]))
}

/** Defers indexing to the end of `work`: faster, and locks are taken in the usual order. */
export async function batchIndexing(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const changed: ChangedDocuments = new Map()
  req.context.touched = changed
  try {
    await work()
  } finally {
    delete req.context.touched
  }
  for (const [slug, ids] of changed) await indexDependents(req, slug, [...ids])
}

async function indexDependents(req: PayloadRequest, slug: CollectionSlug, ids: string[]): Promise<void> {
  await indexDocuments(req, await findDependents(req, slug, ids))
}
