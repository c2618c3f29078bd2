import type { GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { rowLabel } from '@/cms/fields/row-label'
import { targetField } from '@/cms/fields/target-field'
import { previewedGlobal } from '@/cms/previewed-global'
import { translated } from '@/cms/texts'

/** The sections of the home pages that are not made of documents (S1 2.6, 2.7; readings 8, 9). */
export const homePage: GlobalConfig = previewedGlobal({
  slug: 'home-page',
  label: translated('settings:homePage'),
  admin: { group: translated('groups:home') },
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
        description: translated('settings:statisticsHelp'),
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
        { name: 'note', type: 'text', maxLength: 160, label: translated('settings:caption') },
      ],
    },
    {
      name: 'iot',
      label: translated('settings:iot'),
      type: 'group',
      admin: { description: translated('settings:iotHelp') },
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
            targetField({ name: 'linkAddress', global: 'home-page', localized: true }),
          ],
        },
      ],
    },
  ],
})
