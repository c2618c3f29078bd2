import { unseenCollection } from '@/cms/unseen-collection'

/**
 * One counter per document over all sites (readings 27), keyed `<collection>:<id>`. Beside the documents,
 * so that publishing an older draft never turns a counter back.
 */
export const viewCounts = unseenCollection({
  slug: 'view-counts',
  fields: [{ name: 'count', type: 'number', required: true, defaultValue: 0 }],
})
