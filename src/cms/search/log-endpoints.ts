import type { Endpoint } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import type { Search } from '@/payload-types'
import { isStaff } from '../access/roles'
import { siteLabels } from '../site-labels'
import { exportEndpoint } from '../table-export'
import { labelText } from '../texts'
import type { AdminKey } from '../texts/types'

const columns: [AdminKey, (entry: Search) => string][] = [
  ['fields:day', ({ day }) => day],
  ['searches:word', ({ text }) => text],
  ['fields:site', ({ site }) => siteLabels[site]],
  ['searches:searched', ({ times }) => String(times)],
  ['exports:foundInAll', ({ found }) => String(found)],
]

/** `/api/searches/export`: the log as a table, with the filters and the search of the list. */
export const searchLogEndpoints: Omit<Endpoint, 'root'>[] = [
  exportEndpoint({
    collection: 'searches',
    mayRead: isStaff,
    time: 'day',
    header: (req) => columns.map(([heading]) => labelText(req)(heading)),
    toWhere: ({ payload }, { where, search = '' }) =>
      mergeListSearchAndWhere({ collectionConfig: payload.collections.searches.config, search, where }) ?? {},
    toLines: (_req, entries) => entries.map((entry) => columns.map(([, cell]) => cell(entry))),
  }),
]
