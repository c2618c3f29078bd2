import type { Endpoint } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import type { Download } from '@/payload-types'
import { isStaff } from '../access/roles'
import { siteLabels } from '../site-labels'
import { exportEndpoint } from '../table-export'
import { labelText, type LabelText } from '../texts'
import type { AdminKey } from '../texts/types'

type Column = { heading: AdminKey; cell: (entry: Download, label: LabelText) => string }

const columns: Column[] = [
  { heading: 'fields:at', cell: ({ at }) => at },
  { heading: 'content:userName', cell: ({ account }) => account },
  { heading: 'fields:company', cell: ({ company }) => company ?? '' },
  { heading: 'content:file', cell: ({ fileName }) => fileName },
  { heading: 'fields:site', cell: ({ site }) => (site ? siteLabels[site] : '') },
  {
    heading: 'exports:wayOfDownload',
    cell: ({ way }, label) => label(way === 'collection' ? 'content:inBasket' : 'content:singleFile'),
  },
]

/** `/api/downloads/export`: the log as a table, with the filters and the search of the list. */
export const downloadEndpoints: Omit<Endpoint, 'root'>[] = [
  exportEndpoint({
    collection: 'downloads',
    mayRead: isStaff,
    time: 'at',
    header: (req) => columns.map(({ heading }) => labelText(req)(heading)),
    toWhere: ({ payload }, { where, search = '' }) =>
      mergeListSearchAndWhere({ collectionConfig: payload.collections.downloads.config, search, where }) ??
      {},
    toLines: (req, entries) => entries.map((entry) => columns.map(({ cell }) => cell(entry, labelText(req)))),
  }),
]
