import type { CollectionConfig } from 'payload'

/** Rows by a text id that the system keeps for itself: in no menu, and open to nobody over HTTP. */
export function unseenCollection({
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
