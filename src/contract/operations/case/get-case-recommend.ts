import { z } from 'zod'
import { findRecommendedCases } from '@/features/cases/queries'
import { defineOperation } from '../../kernel/operation'
import { applicationCase } from '../../schemas/case'
import { toWireCases } from './to-wire'

export const getCaseRecommend = defineOperation({
  route: 'GET /f/case/getRecommend',
  area: 'case',
  name: 'getCaseRecommend',
  summary: 'The excellent cases, as the editors chose them, newest first.',
  params: z.object({}),
  result: z.array(applicationCase),
  cached: true,
  handle: async ({ site }) => toWireCases(site, await findRecommendedCases(site)),
})
