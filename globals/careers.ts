import type { GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { targetField } from '@/cms/fields/target-field'
import { previewedGlobal } from '@/cms/previewed-global'
import { translated } from '@/cms/texts'

/** External links of the careers pages (S1 2.16). */
export const careers: GlobalConfig = previewedGlobal({
  slug: 'careers',
  label: translated('settings:careers'),
  admin: { group: translated('groups:company') },
  access: { read: editors, readVersions: editors, update: editors },
  fields: [
    fallbackNotice(['campusLabel', 'campusAddress']),
    {
      name: 'campusLabel',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: {
        description: translated('settings:campusLabelHelp'),
      },
    },
    targetField({
      name: 'campusAddress',
      global: 'careers',
      localized: true,
      admin: { description: translated('settings:newTab') },
    }),
  ],
})
