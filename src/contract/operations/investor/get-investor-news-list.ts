import { z } from 'zod'
import { findInvestorNewsPage } from '@/features/news/queries'
import { defineOperation } from '../../kernel/operation'
import { news } from '../../schemas/news'
import { pagingParams, recordsOf, toRead, toRecords } from '../../schemas/paging'
import { toWireNews } from '../news/to-wire'

export const getInvestorNewsList = defineOperation({
  route: 'GET /f/investor/newsList',
  area: 'investor',
  name: 'getInvestorNewsList',
  summary: 'The company news of the investor pages, newest first.',
  params: z.object(pagingParams),
  result: recordsOf(news),
  cached: true,
  handle: async ({ site, params }) => {
    const { items, total } = await findInvestorNewsPage(site, toRead(params))
    return toRecords({ items: await toWireNews(site, items), total, paging: params })
  },
})
