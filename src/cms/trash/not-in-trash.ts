import type { CollectionSlug, PayloadRequest, Where } from 'payload'

/** The filter for reads that bypass Payload's operations, which leave out what is in the trash. */
export function notInTrash({ payload }: PayloadRequest, slug: CollectionSlug): Where {
  return payload.collections[slug].config.trash ? { deletedAt: { exists: false } } : {}
}
