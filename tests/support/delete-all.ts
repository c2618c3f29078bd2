import type { CollectionSlug, Payload } from 'payload'

/** Deletes every document of these collections: other tests of the file look at whole lists. */
export async function deleteAll(cms: Payload, ...collections: CollectionSlug[]): Promise<void> {
  for (const collection of collections) await cms.delete({ collection, where: {} })
}
