import type { CollectionSlug, PayloadRequest } from 'payload'
import { findTouched } from './dependents'
import { indexDocuments } from './index-documents'

type Touched = Map<CollectionSlug, Set<string>>

/** Brings the index up to changes of these documents, in the request's transaction; later where many are saved. */
export async function touch(req: PayloadRequest, slug: CollectionSlug, ids: string[]): Promise<void> {
  const later = req.context.touched as Touched | undefined
  if (!later) return indexTouched(req, slug, ids)
  later.set(slug, new Set([...(later.get(slug) ?? []), ...ids]))
}

/** Indexes what a work saves at its end: faster, and in the order in which all others take their locks. */
export async function indexTogether(req: PayloadRequest, work: () => Promise<void>): Promise<void> {
  const touched: Touched = new Map()
  req.context.touched = touched
  try {
    await work()
  } finally {
    delete req.context.touched
  }
  for (const [slug, ids] of touched) await indexTouched(req, slug, [...ids])
}

async function indexTouched(req: PayloadRequest, slug: CollectionSlug, ids: string[]): Promise<void> {
  await indexDocuments(req, await findTouched(req, slug, ids))
}
