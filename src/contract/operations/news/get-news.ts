import { z } from 'zod'
import { defineOperation } from '../../kernel/operation'
import { news } from '../../schemas/news'
import { pagingParams, recordsOf } from '../../schemas/paging'
import { findNewsRecords } from './records'

export const getNews = defineOperation({
  route: 'GET /f/news/pageList',
  area: 'news',
  name: 'getNews',
  summary: 'All articles of the site, newest first.',
  params: z.object(pagingParams),
  result: recordsOf(news),
  cached: true,
  handle: ({ site, params }) => findNewsRecords(site, params),
})
