import type { GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { rowLabel } from '@/cms/fields/row-label'
import { targetField } from '@/cms/fields/target-field'
import { previewedGlobal } from '@/cms/previewed-global'
import { translated } from '@/cms/texts'

/** Promises, pillars, hotline and links of service and support (S2 1, 2.16, 2.17). */
export const serviceSupport: GlobalConfig = previewedGlobal({
  slug: 'service-support',
  label: translated('settings:serviceSupport'),
  admin: { group: translated('groups:support') },
  access: { read: editors, readVersions: editors, update: editors },
  fields: [
    fallbackNotice(['lead', 'customerIntroduction']),
    { name: 'lead', type: 'textarea', localized: true, maxLength: 600 },
    { name: 'picture', type: 'upload', relationTo: 'media' },
    {
      name: 'promises',
      type: 'array',
      localized: true,
      maxRows: 6,
      admin: { description: translated('settings:promisesHelp'), ...rowLabel('figure', 'label') },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'figure', type: 'text', required: true, maxLength: 20 },
            { name: 'label', type: 'text', required: true, maxLength: 120 },
          ],
        },
      ],
    },
    {
      name: 'pillars',
      type: 'array',
      localized: true,
      maxRows: 12,
      admin: { description: translated('settings:pillarsHelp'), ...rowLabel('title') },
      fields: [
        { name: 'title', type: 'text', required: true, maxLength: 120 },
        { name: 'text', type: 'textarea', maxLength: 600 },
      ],
    },
    { name: 'hotline', type: 'text', localized: true, maxLength: 60 },
    {
      name: 'officialAccount',
      type: 'upload',
      relationTo: 'media',
      admin: {
        description: translated('settings:officialAccountHelp'),
      },
    },
    {
      name: 'repairLabel',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: {
        description: translated('settings:repairLabelHelp'),
      },
    },
    targetField({
      name: 'repairAddress',
      global: 'service-support',
      localized: true,
      admin: { description: translated('settings:newTab') },
    }),
    {
      name: 'customerIntroduction',
      type: 'textarea',
      localized: true,
      maxLength: 1200,
      admin: { description: translated('settings:customerIntroductionHelp') },
    },
    {
      name: 'contactPicture',
      type: 'upload',
      relationTo: 'media',
      localized: true,
      admin: {
        description: translated('settings:contactPictureHelp'),
      },
    },
  ],
})
