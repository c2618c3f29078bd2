import { z } from 'zod'
import { defineOperation } from '../../kernel/operation'
import { caseGroup } from '../../schemas/case'
import { findWireCaseGroups } from '../case/groups'

export const getCaseList = defineOperation({
  route: 'GET /f/caseType/getCaseTypeAndCaseList',
  area: 'home',
  name: 'getCaseList',
  summary: 'The case types of the site, each with its cases.',
  params: z.object({}),
  result: z.array(caseGroup),
  cached: true,
  handle: ({ site }) => findWireCaseGroups(site),
})
