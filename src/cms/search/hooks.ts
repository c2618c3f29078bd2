import type { CollectionAfterChangeHook, CollectionAfterDeleteHook, CollectionSlug } from 'payload'
import { isPublicChange } from '../hooks/public-change'
import { findDependents, affectsIndex } from './dependents'
import { updateProductPlaces } from './product-places'
import { indexChanges } from './index-changes'

/** The indexed fields of collections without drafts; changes of other fields do not affect the index. */
const indexedFields: Partial<Record<CollectionSlug, string[]>> = {
  'product-categories': ['name', 'parent', 'sites'],
  parameters: ['name', 'kind', 'unit'],
  files: ['restricted', 'filename'],
  'solution-types': ['name', 'order', 'sites'],
  'case-types': ['name', 'sites'],
  'news-types': ['name', 'sites'],
}

type Saved = Record<string, unknown> | undefined

/** Updates the search index in the transaction of the save, if the save changes what visitors see. */
export const indexAfterChange: CollectionAfterChangeHook = async (saved) => {
  const { collection, doc, previousDoc, operation, req } = saved
  const { slug, versions } = collection
  if (!affectsIndex(slug)) return
  const isVisibleChange = versions?.drafts
    ? await isPublicChange({ slug, doc, operation, req })
    : differs(indexedFields[slug] ?? [], doc, previousDoc)
  if (slug === 'product-categories' && differs(['parent', 'order'], doc, previousDoc))
    await updateProductPlaces(req, isVisibleChange ? await findDependents(req, slug, [doc.id]) : [])
  if (isVisibleChange) await indexChanges(req, slug, [doc.id])
}

export const indexAfterDelete: CollectionAfterDeleteHook = async ({ collection, doc, req }) => {
  if (affectsIndex(collection.slug)) await indexChanges(req, collection.slug, [doc.id])
}

function differs(names: string[], doc: Saved, before: Saved): boolean {
  return names.some((name) => JSON.stringify(doc?.[name]) !== JSON.stringify(before?.[name]))
}
