import { z } from 'zod'
import { kindOf, searchTags, searchTypes } from '@/lib/search/kinds'
import { toSearchText } from '@/lib/search/api'
import { searchReader } from '@/server/search/reader'
import { defineOperation } from '../../kernel/operation'
import { pagingParams, resultListOf, toRead, toResultList } from '../../schemas/paging'
import { searchCounts, searchResults } from '../../schemas/search'
import { toWireCounts, toWireResults } from './to-wire'

const pageSize = 12

export const searchList = defineOperation({
  route: 'GET /f/search/list',
  area: 'search',
  name: 'searchList',
  summary: 'The results of a search: one page of a type, best first, and the count of each type.',
  params: z.object({
    searchType: z
      .enum(Object.values(searchTypes))
      .default(searchTypes.products)
      .describe('1 news, 2 products, 3 solutions, 4 cases, 5 videos, 6 product images (as 2), 7 brochures'),
    search: z
      .string()
      .transform(toSearchText)
      .default('')
      .describe('The search text; characters after the 200th are ignored. An empty text finds everything'),
    ...pagingParams,
    pageSize: pagingParams.pageSize.unwrap().default(pageSize),
  }),
  result: resultListOf(z.unknown()).extend({
    ...searchCounts,
    resultList: searchResults,
  }),
  cached: true,
  handle: async ({ site, params: { searchType, search, ...paging } }) => {
    const kind = kindOf(searchTags.find((tag) => searchTypes[tag] === searchType) ?? 'products')
    const { counts, found } = await searchReader.find({ site, kind, text: search, ...toRead(paging) })
    const items = await toWireResults(site, kind, found)
    return {
      ...toResultList({ items: [], total: counts[kind], paging }),
      ...toWireCounts(counts),
      resultList: items,
    }
  },
})
