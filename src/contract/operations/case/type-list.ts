import { z } from 'zod'
import { findCaseTypes } from '@/features/cases/queries'
import { defineOperation } from '../../kernel/operation'
import { caseType } from '../../schemas/case'
import { toWireCaseType } from './to-wire'

export const typeList = defineOperation({
  route: 'GET /f/caseType/getListBySiteId',
  area: 'case',
  name: 'typeList',
  summary: 'The case types of the site in menu order, each with the number of its cases.',
  params: z.object({}),
  result: z.array(caseType),
  cached: true,
  handle: async ({ site }) => (await findCaseTypes(site)).map(toWireCaseType),
})
