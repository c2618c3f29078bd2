import { z } from 'zod'
import { findSolutionTypes } from '@/features/solutions/queries'
import { defineOperation } from '../../kernel/operation'
import { solutionIntroduction, solutionType } from '../../schemas/solution'
import { findIntroduction } from './introduction'

export const getSolutionList = defineOperation({
  route: 'GET /f/solution/getSolution',
  area: 'solution',
  name: 'getSolutionList',
  summary: 'The types with their solutions, and the introduction of the first solution.',
  params: z.object({}),
  result: z.strictObject({
    solutionTypeMap: z.array(solutionType),
    solutionMap: solutionIntroduction.nullable(),
  }),
  cached: true,
  handle: async ({ site }) => {
    const types = await findSolutionTypes(site)
    const first = types[0]?.solutions[0]
    return {
      solutionTypeMap: types.map(({ id, name, solutions }) => ({
        id,
        name,
        solutionTypeList: solutions.map((solution) => ({ id: solution.id, name: solution.name })),
      })),
      solutionMap: first ? await findIntroduction(site, first.id) : null,
    }
  },
})
