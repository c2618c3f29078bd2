import { z } from 'zod'
import { findRecommendedNews } from '@/features/news/queries'
import { defineOperation } from '../../kernel/operation'
import { news } from '../../schemas/news'
import { toWireNews } from './to-wire'

export const getNewsRecommend = defineOperation({
  route: 'GET /f/news/getNewsRecommend',
  area: 'news',
  name: 'getNewsRecommend',
  summary: 'The articles that the editors recommend.',
  params: z.object({}),
  result: z.array(news),
  cached: true,
  handle: async ({ site }) => toWireNews(site, await findRecommendedNews(site)),
})
