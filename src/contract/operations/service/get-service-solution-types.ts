import { z } from 'zod'
import { findServiceTypes } from '@/features/services/queries'
import { defineOperation } from '../../kernel/operation'
import { named } from '../../schemas/product'

export const getServiceSolutionTypes = defineOperation({
  route: 'GET /f/serviceSolution/getTypeList',
  area: 'service',
  name: 'getServiceSolutionTypes',
  summary: 'The service solutions in menu order.',
  params: z.object({}),
  result: z.array(named),
  cached: true,
  handle: async ({ site }) => (await findServiceTypes(site)).map(({ id, name }) => ({ id, name })),
})
