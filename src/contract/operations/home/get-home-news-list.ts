import { z } from 'zod'
import { findHomeNews } from '@/features/news/queries'
import { defineOperation } from '../../kernel/operation'
import { news } from '../../schemas/news'
import { toWireNews } from '../news/to-wire'

export const getHomeNewsList = defineOperation({
  route: 'GET /f/news/homeList',
  area: 'home',
  name: 'getHomeNewsList',
  summary: 'The newest articles, as many as the home page shows.',
  params: z.object({}),
  result: z.array(news),
  cached: true,
  handle: async ({ site }) => toWireNews(site, await findHomeNews(site, null)),
})
