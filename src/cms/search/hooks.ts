import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug } from 'payload'
import { isPublicChange } from '../hooks/public-change'
import { findTouched, isTouching } from './dependents'
import { placeProducts } from './places'
import { touch } from './touch'

/** What rows tell of documents without drafts: other changes of them are none of the index's. */
const told: Partial<Record<CollectionSlug, string[]>> = {
  'product-categories': ['name', 'parent', 'sites'],
  parameters: ['name', 'kind', 'unit'],
  files: ['restricted', 'filename'],
  'solution-types': ['name', 'order', 'sites'],
  'case-types': ['name', 'sites'],
  'news-types': ['name', 'sites'],
}

type Saved = Record<string, unknown> | undefined

/** Keeps the index in step with what visitors see, in the transaction of the save; drafts are none of its. */
export const indexAfterChange: CollectionAfterChangeHook = async (saved) => {
  const { collection, doc, previousDoc, operation, req } = saved
  const { slug, versions } = collection
  if (!isTouching(slug)) return
  const isSeen = versions?.drafts
    ? await isPublicChange({ slug, doc, operation, req })
    : differs(told[slug] ?? [], doc, previousDoc)
  if (slug === 'product-categories' && differs(['parent', 'order'], doc, previousDoc))
    await placeProducts(req, isSeen ? await findTouched(req, slug, [doc.id]) : [])
  if (isSeen) await touch(req, slug, [doc.id])
}

export const indexAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (isTouching(collection.slug)) await touch(req, collection.slug, [doc.id])
}

function differs(names: string[], doc: Saved, before: Saved): boolean {
  return names.some((name) => JSON.stringify(doc?.[name]) !== JSON.stringify(before?.[name]))
}
