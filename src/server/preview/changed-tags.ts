import type { Payload } from 'payload'
import { anyCollection } from '@/cms/any-collection'
import { tagsOfChange, tagsOfGlobalChange } from '@/cms/hooks/change-tags'
import type { EditedDocument } from './edited-document'
import { mergedDocument, mergedGlobal, publishedDocument, publishedGlobal } from './merged-document'

/**
 * The cache tags that publishing the form would invalidate. What has none of them looks in the preview as it does for
 * visitors.
 */
export async function changedTags(payload: Payload, edited: EditedDocument): Promise<Set<string>> {
  return new Set(await (edited.global ? ofGlobal(payload, edited) : ofDocument(payload, edited)))
}

async function ofDocument(payload: Payload, edited: EditedDocument): Promise<string[]> {
  const collection = payload.collections[anyCollection(edited.collection)].config
  const [before, after] = await Promise.all([
    publishedDocument(payload, edited),
    mergedDocument(payload, edited),
  ])
  return tagsOfChange({ collection, before, after })
}

async function ofGlobal(payload: Payload, edited: EditedDocument): Promise<string[]> {
  const global = payload.config.globals.find(({ slug }) => slug === edited.global)
  if (!global) return []
  const [before, after] = await Promise.all([publishedGlobal(payload, edited), mergedGlobal(payload, edited)])
  return tagsOfGlobalChange({ global, before, after })
}
