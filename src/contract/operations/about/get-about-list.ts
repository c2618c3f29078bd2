import { z } from 'zod'
import { findCaseTypes } from '@/features/cases/queries'
import { defineOperation } from '../../kernel/operation'
import { named } from '../../schemas/product'

export const getAboutList = defineOperation({
  route: 'GET /f/about/list',
  area: 'about',
  name: 'getAboutList',
  summary: "The case types in the about pages' list, in menu order.",
  params: z.object({}),
  result: z.strictObject({ caseTypeList: z.array(named) }),
  cached: true,
  handle: async ({ site }) => {
    const types = await findCaseTypes(site)
    return { caseTypeList: types.map(({ id, name }) => ({ id, name })) }
  },
})
