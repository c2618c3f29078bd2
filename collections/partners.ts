import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { addressField } from '@/cms/fields/address-field'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { withManualOrder } from '@/cms/ordering/order-panel'
import { previewOf } from '@/cms/preview/preview-of'

/** Organisations that the company works with, by their logos (S1 2.7, 3). */
export const partners = contentCollection(
  withManualOrder('Order of the partners', {
    slug: 'partners',
    admin: {
      useAsTitle: 'name',
      group: 'Company',
      defaultColumns: ['name', 'logo', 'link', 'order', '_status', 'sites'],
      ...previewOf('partners'),
    },
    versions: contentVersions,
    fields: [
      fallbackNotice(['name']),
      titleField({ name: 'name', maxLength: 160 }),
      {
        name: 'logo',
        type: 'upload',
        relationTo: 'media',
        required: true,
        admin: { description: 'On a transparent or white background. The name is its alternative text.' },
      },
      addressField({
        name: 'link',
        admin: { description: 'Opens in a new tab. Empty: the logo has no link.' },
      }),
      sitesField,
      orderField(),
    ],
  }),
)
