import { z } from 'zod'
import { findNewsTypes } from '@/features/news/queries'
import { defineOperation } from '../../kernel/operation'
import { newsType } from '../../schemas/news'

export const getNewsTypeAndNewsCount = defineOperation({
  route: 'GET /f/news/getNewsTypeAndNewsCount',
  area: 'news',
  name: 'getNewsTypeAndNewsCount',
  summary: 'The news types of the site with the number of their articles.',
  params: z.object({}),
  result: z.array(newsType),
  cached: true,
  handle: ({ site }) => findNewsTypes(site),
})
