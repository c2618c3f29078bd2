import { z } from 'zod'
import { findNewsTypes } from '@/features/news/queries'
import { defineOperation } from '../../kernel/operation'
import { newsType } from '../../schemas/news'
import { newsTypeTags } from './tags'

export const getNewsTypeAndNewsCount = defineOperation({
  route: 'GET /f/news/getNewsTypeAndNewsCount',
  area: 'news',
  name: 'getNewsTypeAndNewsCount',
  summary: 'The news types of the site with the number of their articles.',
  params: z.object({}),
  result: z.array(newsType),
  tags: () => newsTypeTags,
  handle: ({ site }) => findNewsTypes(site),
})
