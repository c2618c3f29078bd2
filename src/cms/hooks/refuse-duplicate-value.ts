import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { refuse } from '@/lib/app-error'
import { isOneOf } from '@/lib/typed-keys'

type Options<Value extends string> = {
  /** The field whose values must be unique. */
  field: string
  values: readonly Value[]
  message: (value: Value, req: PayloadRequest) => string
}

/**
 * Refuses a second document with the same value, also among drafts: the unique constraint of the database applies at
 * publication only, when everything is written.
 */
export function refuseDuplicateValue<Value extends string>({
  field,
  values,
  message,
}: Options<Value>): CollectionBeforeChangeHook {
  return async ({ data, originalDoc, collection: { slug }, req }) => {
    const value: unknown = data[field]
    if (!isOneOf(values, value) || value === originalDoc?.[field]) return data
    const where: Where = { [field]: { equals: value }, id: { not_equals: originalDoc?.id ?? data.id ?? '' } }
    for (const draft of [false, true]) {
      const others = await req.payload.find({ collection: slug, where, draft, depth: 0, limit: 1, req })
      if (others.docs.length === 0) continue
      refuse('invalid', message(value, req), { field })
    }
    return data
  }
}
