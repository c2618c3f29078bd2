import { z } from 'zod'
import { findNews } from '@/features/news/queries'
import { countView } from '@/server/view-counts'
import { defineOperation } from '../../kernel/operation'
import { refuseUnknownId } from '../../kernel/unknown-id'
import { id } from '../../schemas/fields'
import { news } from '../../schemas/news'
import { toWireArticle } from './to-wire'

export const getNewsCenterDetail = defineOperation({
  route: 'GET /f/news/queryById',
  area: 'news',
  name: 'getNewsCenterDetail',
  aliases: ['getNewsContent', 'getLatestNewsContent'],
  summary: 'One article. Each call counts one view; the count in the response is up to six seconds old.',
  params: z.object({ id }),
  result: news,
  countsView: 'news',
  cached: true,
  handle: async ({ site, params }) => {
    const item = await findNews(site, params.id)
    if (!item) refuseUnknownId(site)
    return toWireArticle({ site, item, viewCount: await countView('news', item.id) })
  },
})
