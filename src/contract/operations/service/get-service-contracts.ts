import { z } from 'zod'
import { findContracts } from '@/features/services/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { serviceContractCard } from '../../schemas/service'

export const getServiceContracts = defineOperation({
  route: 'GET /f/serviceSolution/getListBySolutionId',
  area: 'service',
  name: 'getServiceContracts',
  summary: 'The contracts of a service solution. An unknown one has none.',
  params: z.object({ serviceSolutionId: id }),
  result: z.array(serviceContractCard),
  cached: true,
  handle: async ({ site, params }) => {
    const contracts = await findContracts(site, params.serviceSolutionId)
    return contracts.map(({ id, productId, cover, title }) => ({
      id,
      productId,
      coverImage: cover?.url ?? null,
      title,
    }))
  },
})
