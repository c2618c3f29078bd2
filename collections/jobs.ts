import { contentCollection, contentVersions } from '@/cms/content-collection'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { addressField } from '@/cms/fields/address-field'
import { orderField } from '@/cms/fields/order-field'
import { sitesField } from '@/cms/fields/sites-field'
import { titleField } from '@/cms/fields/title-field'
import { previewOf } from '@/cms/preview/preview-of'

/** Open positions (S1 2.16, 3). */
export const jobs = contentCollection({
  slug: 'jobs',
  admin: {
    useAsTitle: 'name',
    group: 'Company',
    defaultColumns: ['name', 'department', 'place', 'createTime', '_status'],
    ...previewOf('jobs'),
  },
  defaultSort: 'order',
  versions: contentVersions,
  fields: [
    fallbackNotice(['name', 'department', 'place']),
    titleField({ name: 'name', maxLength: 160 }),
    { name: 'department', type: 'text', localized: true, maxLength: 120 },
    { name: 'place', type: 'text', localized: true, maxLength: 120 },
    addressField({
      name: 'link',
      admin: { description: 'Where the position is described; opens in a new tab.' },
    }),
    {
      name: 'createTime',
      type: 'date',
      required: true,
      index: true,
      defaultValue: () => new Date().toISOString(),
      admin: { position: 'sidebar', date: { pickerAppearance: 'dayOnly' } },
    },
    sitesField,
    orderField(),
  ],
})
