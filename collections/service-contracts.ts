import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { rowLabel } from '@/cms/fields/row-label'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { previewOf } from '@/cms/preview/preview-of'
import { translated } from '@/cms/texts'

/** Service contracts, in both layouts (S2 2.8, 3). */
export const serviceContracts = contentCollection({
  slug: 'service-contracts',
  labels: { singular: translated('content:serviceContract'), plural: translated('content:serviceContracts') },
  admin: {
    useAsTitle: 'title',
    group: translated('groups:services'),
    defaultColumns: ['title', 'type', 'order', '_status', 'sites'],
    ...previewOf('service-contracts'),
  },
  defaultSort: ['type', 'order'],
  versions: contentVersions,
  fields: [
    fallbackNotice(['title', 'overview', 'packageDetail']),
    titleField({ maxLength: 160 }),
    { name: 'cover', type: 'upload', relationTo: 'media' },
    { name: 'overview', type: 'richText', localized: true },
    {
      name: 'traits',
      type: 'array',
      maxRows: 12,
      labels: { singular: translated('content:benefit'), plural: translated('content:benefits') },
      admin: rowLabel('firstTrait'),
      fields: [
        {
          name: 'firstTrait',
          type: 'text',
          localized: true,
          maxLength: 160,
          label: translated('content:heading'),
        },
        {
          name: 'secondTrait',
          type: 'textarea',
          localized: true,
          maxLength: 1000,
          label: translated('content:text'),
        },
        { name: 'image', type: 'upload', relationTo: 'media' },
      ],
    },
    {
      name: 'packageDetail',
      type: 'richText',
      localized: true,
      admin: { description: translated('content:packageDetail') },
    },
    {
      name: 'files',
      type: 'relationship',
      relationTo: 'materials',
      hasMany: true,
      index: true,
      label: translated('content:brochures'),
    },
    {
      name: 'type',
      type: 'relationship',
      relationTo: 'service-solution-types',
      required: true,
      index: true,
      admin: { position: 'sidebar' },
    },
    {
      name: 'product',
      type: 'relationship',
      relationTo: 'products',
      admin: { position: 'sidebar', description: translated('content:contractProduct') },
    },
    orderField(),
    sitesField,
  ],
})
