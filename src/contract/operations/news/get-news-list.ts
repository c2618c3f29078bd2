import { z } from 'zod'
import { searchNews } from '@/features/news/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { news } from '../../schemas/news'
import { pagingParams, resultListOf, toRead, toResultList } from '../../schemas/paging'
import { toWireNews } from './to-wire'

export const getNewsList = defineOperation({
  route: 'GET /f/news/getPageListByNewsType',
  area: 'news',
  name: 'getNewsList',
  summary: 'The articles of a news type, newest first. An unknown type has none.',
  params: z.object({
    type: id.describe('Id of a news type'),
    search: z.string().max(200).default('').describe('Only articles with this text'),
    ...pagingParams,
  }),
  result: resultListOf(news),
  // Searches are not cached, since free text makes unlimited addresses.
  cached: ({ params }) => !params.search,
  handle: async ({ site, params: { type, search, ...paging } }) => {
    const { items, total } = await searchNews(site, { typeId: type, search, ...toRead(paging) })
    return toResultList({ items: await toWireNews(site, items), total, paging })
  },
})
