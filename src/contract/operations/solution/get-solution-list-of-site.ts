import { z } from 'zod'
import { findSolutionTypes } from '@/features/solutions/queries'
import { defineOperation } from '../../kernel/operation'
import { named } from '../../schemas/product'

export const getSolutionListOfSite = defineOperation({
  route: 'GET /f/solution/list',
  area: 'solution',
  name: 'getSolutionListOfSite',
  summary: 'All solutions in menu order, as the tabs of the Chinese cases show them.',
  params: z.object({}),
  result: z.array(named),
  cached: true,
  handle: async ({ site }) => {
    const types = await findSolutionTypes(site)
    return types.flatMap(({ solutions }) => solutions.map(({ id, name }) => ({ id, name })))
  },
})
