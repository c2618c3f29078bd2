import type { CollectionConfig } from 'payload'
import { administrators, editors } from '@/cms/access/roles'
import { idField } from '@/cms/fields/id-field'
import { clampReads } from '@/cms/hooks/clamp-reads'
import { searchLogEndpoints } from '@/cms/search/log-endpoints'
import { siteLabels } from '@/cms/site-labels'
import { siteIds } from '@/i18n/locales'
import { translated } from '@/cms/texts'

/** Searches per day and site with the number of results; without any data about the visitor. */
export const searches: CollectionConfig = {
  slug: 'searches',
  labels: { singular: translated('content:searchedWords'), plural: translated('content:searchedWords') },
  admin: {
    group: translated('groups:search'),
    useAsTitle: 'text',
    defaultColumns: ['day', 'text', 'site', 'times', 'found'],
    listSearchableFields: ['text'],
    components: {
      beforeListTable: ['/src/cms/search/admin/list#SearchesList'],
      views: {
        overview: {
          Component: '/src/cms/search/admin/overview#SearchesView',
          path: '/overview',
        },
      },
    },
  },
  defaultSort: ['-day', '-times'],
  access: { read: editors, create: () => false, update: () => false, delete: administrators },
  hooks: { beforeOperation: [clampReads] },
  endpoints: searchLogEndpoints,
  timestamps: false,
  versions: false,
  disableDuplicate: true,
  indexes: [{ fields: ['day', 'site', 'text'], unique: true }],
  fields: [
    idField,
    { name: 'day', type: 'text', required: true, index: true },
    {
      name: 'site',
      type: 'select',
      required: true,
      options: siteIds.map((value) => ({ value, label: siteLabels[value] })),
    },
    { name: 'text', type: 'text', required: true, index: true, label: translated('content:words') },
    { name: 'times', type: 'number', required: true, defaultValue: 0, label: translated('content:searched') },
    { name: 'found', type: 'number', required: true, index: true, label: translated('content:found') },
  ],
}
