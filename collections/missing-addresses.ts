import type { CollectionConfig } from 'payload'
import { editors } from '@/cms/access/roles'
import { idField } from '@/cms/fields/id-field'
import { siteOrAllField } from '@/cms/fields/site-or-all-field'
import { clampReads } from '@/cms/hooks/clamp-reads'
import { missingAddressEndpoints } from '@/cms/missing-addresses/endpoints'
import { translated } from '@/cms/texts'

/** Addresses of the sites that visitors requested in vain, and those of documents that were withdrawn (decision 113). */
export const missingAddresses: CollectionConfig = {
  slug: 'missing-addresses',
  labels: { singular: translated('content:missingAddress'), plural: translated('content:missingAddresses') },
  admin: {
    group: translated('groups:addresses'),
    description: translated('content:missingAddressesHelp'),
    useAsTitle: 'address',
    defaultColumns: ['address', 'redirect', 'count', 'lastAt', 'site', 'referrer', 'title'],
    listSearchableFields: ['address', 'title'],
  },
  defaultSort: ['-count', '-lastAt'],
  access: { read: editors, create: () => false, update: () => false, delete: editors },
  hooks: { beforeOperation: [clampReads] },
  endpoints: missingAddressEndpoints,
  timestamps: false,
  versions: false,
  disableDuplicate: true,
  indexes: [{ fields: ['site', 'key'], unique: true }],
  fields: [
    idField,
    { name: 'address', type: 'text', required: true },
    {
      name: 'redirect',
      type: 'ui',
      label: translated('content:redirect'),
      admin: {
        components: {
          Cell: '/src/cms/missing-addresses/admin/redirect-link#RedirectCell',
          Field: '/src/cms/missing-addresses/admin/redirect-link#RedirectField',
        },
      },
    },
    { ...siteOrAllField, label: translated('fields:site') },
    // The one spelling of the address, as of a redirect.
    { name: 'key', type: 'text', required: true, hidden: true },
    { name: 'count', type: 'number', required: true, defaultValue: 0, index: true },
    { name: 'firstAt', type: 'date', required: true, admin: { date: { pickerAppearance: 'dayAndTime' } } },
    {
      name: 'lastAt',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'referrer', type: 'text' },
    { name: 'title', type: 'text', label: translated('content:withdrawnDocument') },
    // Who is asked where the address of a withdrawn document leads.
    { name: 'withdrawnBy', type: 'text', hidden: true, index: true },
  ],
}
