import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { previewOf } from '@/cms/preview/preview-of'
import { translated } from '@/cms/texts'

/** Case studies of services (S2 2.8, 3). */
export const serviceCases = contentCollection({
  slug: 'service-cases',
  labels: { singular: translated('content:serviceCase'), plural: translated('content:serviceCases') },
  admin: {
    useAsTitle: 'title',
    group: translated('groups:services'),
    defaultColumns: ['title', 'type', 'order', '_status', 'sites'],
    ...previewOf('service-cases'),
  },
  defaultSort: ['type', 'order'],
  versions: contentVersions,
  fields: [
    fallbackNotice(['title', 'content']),
    titleField({ maxLength: 200 }),
    { name: 'cover', type: 'upload', relationTo: 'media' },
    { name: 'content', type: 'richText', localized: true },
    {
      name: 'type',
      type: 'relationship',
      relationTo: 'service-solution-types',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    orderField(),
    sitesField,
  ],
})
