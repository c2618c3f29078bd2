import type { CollectionSlug, Payload } from 'payload'

/** Deletes every document of these collections, for test files that check complete lists. */
export async function deleteAll(cms: Payload, ...collections: CollectionSlug[]): Promise<void> {
  for (const collection of collections) await cms.delete({ collection, where: {} })
}
