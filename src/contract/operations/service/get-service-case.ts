import { z } from 'zod'
import { findServiceCases } from '@/features/services/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { serviceCase } from '../../schemas/service'

export const getServiceCase = defineOperation({
  route: 'GET /f/serviceSolution/getSolutionCase',
  area: 'service',
  name: 'getServiceCase',
  summary: 'The cases of a service solution. An unknown one has none.',
  params: z.object({ serviceSolutionId: id }),
  result: z.array(serviceCase),
  cached: true,
  handle: async ({ site, params }) => {
    const cases = await findServiceCases(site, params.serviceSolutionId)
    return cases.map(({ id, cover, title, content }) => ({
      id,
      coverImage: cover?.url ?? null,
      title,
      content,
    }))
  },
})
