import { z } from 'zod'
import { defineOperation } from '../../kernel/operation'
import { historyEntry } from '../../schemas/about'
import { findWireHistory } from '../about/milestones'

export const getHistoryList = defineOperation({
  route: 'GET /f/history/list',
  area: 'home',
  name: 'getHistoryList',
  summary: 'The milestones of the home page, oldest first.',
  params: z.object({}),
  result: z.array(historyEntry),
  cached: true,
  handle: ({ site }) => findWireHistory(site),
})
