import { z } from 'zod'
import { findSolutionTypes } from '@/features/solutions/queries'
import { defineOperation } from '../../kernel/operation'
import { named } from '../../schemas/product'
import { solutionInMenu } from '../../schemas/solution'
import { toSolutionInMenu } from './in-menu'

export const getSolutionType = defineOperation({
  route: 'GET /f/solution/getSolutionType',
  area: 'home',
  name: 'getSolutionType',
  summary: 'The types with what menus and carousels show of their solutions.',
  params: z.object({}),
  result: z.array(named.extend({ solutionList: z.array(solutionInMenu) }).meta({ id: 'SolutionMenu' })),
  cached: true,
  handle: async ({ site }) => {
    const types = await findSolutionTypes(site)
    return types.map(({ id, name, solutions }) => ({
      id,
      name,
      solutionList: solutions.map(toSolutionInMenu),
    }))
  },
})
