import type { GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { addressField } from '@/cms/fields/address-field'
import { fallbackNotice } from '@/cms/fields/fallback-notice'
import { previewedGlobal } from '@/cms/previewed-global'

/** What the careers pages lead to outside (S1 2.16). */
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
        description: 'Names the link to campus recruitment; without it or the address there is none.',
      },
    },
    addressField({ name: 'campusAddress', localized: true, admin: { description: 'Opens in a new tab.' } }),
  ],
})
