import { z } from 'zod'
import { defineOperation } from '../../kernel/operation'
import { milestoneYear } from '../../schemas/about'
import { findWireYears } from './milestones'

export const getMilestones = defineOperation({
  route: 'GET /f/history/milestones',
  area: 'about',
  name: 'getMilestones',
  summary: 'All milestones by year, newest first.',
  params: z.object({}),
  result: z.array(milestoneYear),
  cached: true,
  handle: ({ site }) => findWireYears(site),
})
