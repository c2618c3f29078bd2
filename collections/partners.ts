import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { targetField } from '@/cms/fields/target-field'
import { titleField } from '@/cms/fields/title-field'
import { withManualOrder } from '@/cms/ordering/order-panel'
import { previewOf } from '@/cms/preview/preview-of'
import { translated } from '@/cms/texts'

/** Organisations that the company works with, by their logos (S1 2.7, 3). */
export const partners = contentCollection(
  withManualOrder(translated('content:orderOfPartners'), {
    slug: 'partners',
    labels: { singular: translated('content:partner'), plural: translated('content:partners') },
    admin: {
      useAsTitle: 'name',
      group: translated('groups:company'),
      defaultColumns: ['name', 'logo', 'link', 'order', '_status', 'sites'],
      ...previewOf('partners'),
    },
    versions: contentVersions,
    fields: [
      fallbackNotice(['name']),
      titleField({ name: 'name', maxLength: 160, isName: true }),
      {
        name: 'logo',
        type: 'upload',
        relationTo: 'media',
        required: true,
        admin: { description: translated('content:partnerLogo') },
      },
      targetField({
        name: 'link',
        admin: { description: translated('content:partnerLink') },
      }),
      sitesField,
      orderField(),
    ],
  }),
)
