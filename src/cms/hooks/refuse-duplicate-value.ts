import type { CollectionBeforeChangeHook, Where } from 'payload'
import { fieldRefusal } from '@/cms/refusal'

type Options = {
  /** The field whose values must be unique. */
  field: string
  message: (value: string) => string
}

/**
 * Refuses a second document with the same value, also among drafts: the unique constraint of the database applies at
 * publication only, when everything is written.
 */
export function refuseDuplicateValue({ field, message }: Options): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, collection: { slug }, req }) => {
    const value: unknown = data[field]
    if (typeof value !== 'string' || value === originalDoc?.[field]) return data
    const where: Where = { [field]: { equals: value }, id: { not_equals: originalDoc?.id ?? data.id ?? '' } }
    for (const draft of [false, true]) {
      const others = await req.payload.find({ collection: slug, where, draft, depth: 0, limit: 1, req })
      if (others.docs.length === 0) continue
      throw fieldRefusal({ collection: slug, path: field, message: message(value), req })
    }
    return data
  }
}
