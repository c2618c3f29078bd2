import type { CollectionConfig } from 'payload'

/**
 * One counter per document over all sites (readings 27), keyed `<collection>:<id>`. Beside the documents,
 * so that publishing an older draft never turns a counter back.
 */
export const viewCounts: CollectionConfig = {
  slug: 'view-counts',
  admin: { hidden: true },
  access: { read: () => false, create: () => false, update: () => false, delete: () => false },
  timestamps: false,
  versions: false,
  fields: [
    { name: 'id', type: 'text', required: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0 },
  ],
}
