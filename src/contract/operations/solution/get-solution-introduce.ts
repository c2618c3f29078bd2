import { z } from 'zod'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { solutionIntroduction } from '../../schemas/solution'
import { findIntroduction } from './introduction'

export const getSolutionIntroduce = defineOperation({
  route: 'GET /f/solution/getListByType',
  area: 'solution',
  name: 'getSolutionIntroduce',
  summary: 'The introduction of a solution in the form of the site, or null.',
  params: z.object({ type: id.describe('Id of a solution') }),
  result: solutionIntroduction.nullable(),
  cached: true,
  handle: ({ site, params }) => findIntroduction(site, params.type),
})
