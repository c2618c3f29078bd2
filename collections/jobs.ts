import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { addressField } from '@/cms/fields/address-field'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { withManualOrder } from '@/cms/ordering/order-panel'
import { previewOf } from '@/cms/preview/preview-of'

/** Open positions (S1 2.16, 3). */
export const jobs = contentCollection(
  withManualOrder('Order of the jobs', {
    slug: 'jobs',
    admin: {
      useAsTitle: 'name',
      group: 'Company',
      defaultColumns: ['name', 'department', 'place', 'createTime', 'order', '_status'],
      listSearchableFields: ['name', 'department', 'place'],
      ...previewOf('jobs'),
    },
    versions: contentVersions,
    fields: [
      fallbackNotice(['name', 'department', 'place']),
      titleField({ name: 'name', maxLength: 160 }),
      {
        type: 'row',
        fields: [
          { name: 'department', type: 'text', localized: true, maxLength: 120 },
          { name: 'place', type: 'text', localized: true, maxLength: 120 },
        ],
      },
      addressField({
        name: 'link',
        admin: { description: 'The page that describes the position; opens in a new tab.' },
      }),
      {
        name: 'createTime',
        type: 'date',
        required: true,
        index: true,
        defaultValue: () => new Date().toISOString(),
        label: 'Posted on',
        admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
      },
      sitesField,
      orderField(),
    ],
  }),
)
