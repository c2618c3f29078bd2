import { z } from 'zod'
import { findNewsPage, findNewsTypes } from '@/features/news/queries'
import { defineOperation } from '../../kernel/operation'
import { news, newsType } from '../../schemas/news'
import { pagingParams, toRead } from '../../schemas/paging'
import { toWireNews } from './to-wire'

export const getNewsCenterList = defineOperation({
  route: 'GET /f/news/centerList',
  area: 'news',
  name: 'getNewsCenterList',
  summary: 'The news types, each with one page of its articles.',
  params: z.object(pagingParams),
  result: z.strictObject({ newsTypeList: z.array(newsType.extend({ newsList: z.array(news) })) }),
  cached: true,
  handle: async ({ site, params }) => {
    const types = await findNewsTypes(site)
    const withNews = types.map(async (type) => {
      const { items } = await findNewsPage(site, { typeId: type.id, ...toRead(params) })
      return { ...type, newsList: await toWireNews(site, items) }
    })
    return { newsTypeList: await Promise.all(withNews) }
  },
})
