import type { Endpoint } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import type { Search } from '@/payload-types'
import { isStaff } from '../access/roles'
import { siteLabels } from '../site-labels'
import { exportEndpoint } from '../table-export'

const columns: [string, (entry: Search) => string][] = [
  ['Day', ({ day }) => day],
  ['Words', ({ text }) => text],
  ['Site', ({ site }) => siteLabels[site]],
  ['Searched', ({ times }) => String(times)],
  ['Found in all', ({ found }) => String(found)],
]

/** `/api/searches/export`: the log as a table, with the filters and the search of the list. */
export const searchLogEndpoints: Omit<Endpoint, 'root'>[] = [
  exportEndpoint({
    collection: 'searches',
    mayRead: isStaff,
    time: 'day',
    header: columns.map(([name]) => name),
    toWhere: ({ payload }, { where, search = '' }) =>
      mergeListSearchAndWhere({ collectionConfig: payload.collections.searches.config, search, where }) ?? {},
    toLines: (_req, entries) => entries.map((entry) => columns.map(([, cell]) => cell(entry))),
  }),
]
