import type { CollectionConfig } from 'payload'

/** A collection for internal data with text ids: hidden in the admin, and without access over HTTP. */
export function internalCollection({
  slug,
  fields,
}: Pick<CollectionConfig, 'slug' | 'fields'>): CollectionConfig {
  return {
    slug,
    admin: { hidden: true },
    access: { read: () => false, create: () => false, update: () => false, delete: () => false },
    timestamps: false,
    versions: false,
    fields: [{ name: 'id', type: 'text', required: true }, ...fields],
  }
}
