import type { GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { addressField } from '@/cms/fields/address-field'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { previewedGlobal } from '@/cms/previewed-global'

/** External links of the careers pages (S1 2.16). */
export const careers: GlobalConfig = previewedGlobal({
  slug: 'careers',
  label: 'Careers',
  admin: { group: 'Company' },
  access: { read: editors, readVersions: editors, update: editors },
  fields: [
    fallbackNotice(['campusLabel', 'campusAddress']),
    {
      name: 'campusLabel',
      type: 'text',
      localized: true,
      maxLength: 120,
      admin: {
        description:
          'The label of the campus recruitment link. Without a label or an address there is no link.',
      },
    },
    addressField({ name: 'campusAddress', localized: true, admin: { description: 'Opens in a new tab.' } }),
  ],
})
