import type { GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { addressField } from '@/cms/fields/address-field'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { rowLabel } from '@/cms/fields/row-label'
import { previewedGlobal } from '@/cms/previewed-global'

/** The sections of the home pages that are not made of documents (S1 2.6, 2.7; readings 8, 9). */
export const homePage: GlobalConfig = previewedGlobal({
  slug: 'home-page',
  label: 'Home page',
  admin: { group: 'Home' },
  access: { read: editors, readVersions: editors, update: editors },
  fields: [
    fallbackNotice(['statistics', 'iot.title', 'iot.text', 'iot.points', 'iot.linkLabel', 'iot.linkAddress']),
    {
      name: 'statistics',
      type: 'array',
      localized: true,
      maxRows: 8,
      dbName: 'home_statistics',
      admin: {
        description: 'Figures that count up, such as 500+. Without a figure: an advantage as text.',
        ...rowLabel('figure', 'label'),
      },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'figure', type: 'text', maxLength: 12 },
            { name: 'label', type: 'text', required: true, maxLength: 80 },
          ],
        },
        { name: 'note', type: 'text', maxLength: 160 },
      ],
    },
    {
      name: 'iot',
      label: 'IoT Cloud Solutions',
      type: 'group',
      admin: { description: 'A section of the international home pages; without a title there is none.' },
      fields: [
        { name: 'title', type: 'text', localized: true, maxLength: 120 },
        { name: 'text', type: 'textarea', localized: true, maxLength: 800 },
        {
          name: 'points',
          type: 'array',
          localized: true,
          maxRows: 6,
          dbName: 'home_iot_points',
          admin: rowLabel('text'),
          fields: [{ name: 'text', type: 'text', required: true, maxLength: 160 }],
        },
        { name: 'picture', type: 'upload', relationTo: 'media', localized: true },
        {
          type: 'row',
          fields: [
            { name: 'linkLabel', type: 'text', localized: true, maxLength: 60 },
            addressField({ name: 'linkAddress', localized: true }),
          ],
        },
      ],
    },
  ],
})
