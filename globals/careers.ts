import type { GlobalConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { addressField } from '@/cms/fields/address-field'
import { previewedGlobal } from '@/cms/previewed-global'

/** What the careers pages lead to outside (S1 2.16). */
export const careers: GlobalConfig = previewedGlobal({
  slug: 'careers',
  label: 'Careers',
  admin: { group: 'Company' },
  access: { read: editors, readVersions: editors, update: editors },
  fields: [
    { name: 'campusLabel', type: 'text', localized: true, maxLength: 120 },
    addressField({ name: 'campusAddress', localized: true }),
  ],
})
