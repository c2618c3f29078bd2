import { z } from 'zod'
import { findServiceTypes } from '@/features/services/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { serviceIntroduction } from '../../schemas/service'

export const getServiceSolutionIntroduction = defineOperation({
  route: 'GET /f/serviceSolution/getListByType',
  area: 'service',
  name: 'getServiceSolutionIntroduction',
  summary: 'The introduction of a service solution as the only item of a list. An unknown one has none.',
  params: z.object({ type: id.describe('Id of a service solution') }),
  result: z.array(serviceIntroduction),
  cached: true,
  handle: async ({ site, params }) => {
    const types = await findServiceTypes(site)
    return types
      .filter((type) => type.id === params.type)
      .map((type) => ({ id: type.id, coverImage: type.cover?.url ?? null, content: type.content }))
  },
})
