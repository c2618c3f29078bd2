import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { wholeNumber } from '@/cms/fields/whole-number'
import { withManualOrder } from '@/cms/ordering/order-panel'
import { previewOf } from '@/cms/preview/preview-of'
import { translated } from '@/cms/texts'

/** Awards and certificates of the company (S1 2.14, 3). */
export const honours = contentCollection(
  withManualOrder(translated('content:orderOfHonours'), {
    slug: 'honours',
    labels: { singular: translated('content:honour'), plural: translated('content:honours') },
    admin: {
      useAsTitle: 'title',
      group: translated('groups:company'),
      defaultColumns: ['title', 'issuer', 'year', 'order', '_status', 'sites'],
      listSearchableFields: ['title', 'issuer', 'year'],
      ...previewOf('honours'),
    },
    versions: contentVersions,
    fields: [
      fallbackNotice(['title', 'issuer']),
      titleField({ maxLength: 200 }),
      {
        name: 'issuer',
        type: 'text',
        localized: true,
        maxLength: 160,
        admin: { description: translated('content:issuerHelp') },
      },
      wholeNumber({ name: 'year', min: 1900, max: 2100 }),
      {
        name: 'picture',
        type: 'upload',
        relationTo: 'media',
        admin: { description: translated('content:honourPicture') },
      },
      sitesField,
      orderField(),
    ],
  }),
)
