import type { Endpoint } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import type { Download } from '@/payload-types'
import { isStaff } from '../access/roles'
import { siteLabels } from '../site-labels'
import { exportEndpoint } from '../table-export'

const columns: [string, (entry: Download) => string][] = [
  ['At', ({ at }) => at],
  ['User name', ({ account }) => account],
  ['Company', ({ company }) => company ?? ''],
  ['File', ({ fileName }) => fileName],
  ['Site', ({ site }) => (site ? siteLabels[site] : '')],
  ['Type', ({ way }) => (way === 'collection' ? 'In a download basket' : 'Single file')],
]

/** `/api/downloads/export`: the log as a table, with the filters and the search of the list. */
export const downloadEndpoints: Omit<Endpoint, 'root'>[] = [
  exportEndpoint({
    collection: 'downloads',
    mayRead: isStaff,
    time: 'at',
    header: columns.map(([name]) => name),
    toWhere: ({ payload }, { where, search = '' }) =>
      mergeListSearchAndWhere({ collectionConfig: payload.collections.downloads.config, search, where }) ??
      {},
    toLines: (_req, entries) => entries.map((entry) => columns.map(([, cell]) => cell(entry))),
  }),
]
