import { z } from 'zod'
import { defineOperation } from '../../kernel/operation'
import { news } from '../../schemas/news'
import { pagingParams, recordsOf } from '../../schemas/paging'
import { findNewsRecords } from './records'

export const getLatestNewsList = defineOperation({
  route: 'GET /f/news/latestList',
  area: 'news',
  name: 'getLatestNewsList',
  summary: 'The latest articles of the site, of every type, newest first.',
  params: z.object(pagingParams),
  result: recordsOf(news),
  cached: true,
  handle: ({ site, params }) => findNewsRecords(site, params),
})
