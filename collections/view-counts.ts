import { internalCollection } from '@/cms/internal-collection'

/**
 * One counter per document over all sites (readings 27), keyed `<collection>:<id>`. Beside the documents,
 * so that publishing an older draft never resets a counter.
 */
export const viewCounts = internalCollection({
  slug: 'view-counts',
  fields: [{ name: 'count', type: 'number', required: true, defaultValue: 0 }],
})
