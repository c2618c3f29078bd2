import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { targetField } from '@/cms/fields/target-field'
import { titleField } from '@/cms/fields/title-field'
import { withManualOrder } from '@/cms/ordering/order-panel'
import { previewOf } from '@/cms/preview/preview-of'
import { translated } from '@/cms/texts'

/** Open positions (S1 2.16, 3). */
export const jobs = contentCollection(
  withManualOrder(translated('content:orderOfJobs'), {
    slug: 'jobs',
    labels: { singular: translated('content:job'), plural: translated('content:jobs') },
    admin: {
      useAsTitle: 'name',
      group: translated('groups:company'),
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
          {
            name: 'place',
            type: 'text',
            localized: true,
            maxLength: 120,
            label: translated('content:workPlace'),
          },
        ],
      },
      targetField({
        name: 'link',
        admin: { description: translated('content:jobLink') },
      }),
      {
        name: 'createTime',
        type: 'date',
        required: true,
        index: true,
        defaultValue: () => new Date().toISOString(),
        label: translated('content:postedOn'),
        admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
      },
      sitesField,
      orderField(),
    ],
  }),
)
