import type { CollectionConfig } from 'payload'
import { administrators, editors } from '@/cms/access/roles'
import { downloadEndpoints } from '@/cms/downloads/endpoints'
import { idField } from '@/cms/fields/id-field'
import { clampReads } from '@/cms/hooks/clamp-reads'
import { siteLabels } from '@/cms/site-labels'
import { siteIds } from '@/i18n/locales'
import { translated } from '@/cms/texts'

/**
 * The log of restricted files that distributors downloaded. Names are copied and ids are plain text, so that entries stay
 * when the account or the file is deleted, and do not prevent that.
 */
export const downloads: CollectionConfig = {
  slug: 'downloads',
  labels: { singular: translated('content:download'), plural: translated('content:downloads') },
  admin: {
    group: translated('groups:distributors'),
    useAsTitle: 'fileName',
    defaultColumns: ['at', 'account', 'company', 'fileName', 'site', 'way'],
    listSearchableFields: ['account', 'company', 'fileName'],
    components: {
      beforeListTable: [
        {
          path: '/src/cms/admin/export-link/export-link#ExportLink',
          clientProps: { collection: 'downloads', label: translated('content:tableOfDownloads') },
        },
      ],
    },
  },
  defaultSort: '-at',
  access: { read: editors, create: () => false, update: () => false, delete: administrators },
  hooks: { beforeOperation: [clampReads] },
  timestamps: false,
  versions: false,
  endpoints: downloadEndpoints,
  disableDuplicate: true,
  fields: [
    idField,
    {
      name: 'at',
      type: 'date',
      required: true,
      index: true,
      admin: { date: { pickerAppearance: 'dayAndTime' } },
    },
    { name: 'account', type: 'text', required: true, index: true, label: translated('content:userName') },
    { name: 'company', type: 'text' },
    { name: 'distributor', type: 'text', index: true, admin: { hidden: true } },
    { name: 'fileName', type: 'text', required: true, index: true, label: translated('content:file') },
    { name: 'file', type: 'text', index: true, admin: { hidden: true } },
    {
      name: 'site',
      type: 'select',
      options: siteIds.map((value) => ({ value, label: siteLabels[value] })),
    },
    {
      name: 'way',
      type: 'select',
      required: true,
      options: [
        { value: 'file', label: translated('content:singleFile') },
        { value: 'collection', label: translated('content:inBasket') },
      ],
    },
  ],
}
