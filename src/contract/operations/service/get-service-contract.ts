import { z } from 'zod'
import { findMaterials } from '@/features/materials/queries'
import { findContract } from '@/features/services/queries'
import { defineOperation } from '../../kernel/operation'
import { refuseUnknownId } from '../../kernel/unknown-id'
import { id } from '../../schemas/fields'
import { serviceContract } from '../../schemas/service'

export const getServiceContract = defineOperation({
  route: 'GET /f/serviceSolution/getListByProductId',
  area: 'service',
  name: 'getServiceContract',
  summary: 'A contract with its benefits, its package and its brochures.',
  params: z.object({
    contractsId: id,
    productId: id.optional().describe('As the list has it; the contract alone decides'),
  }),
  result: serviceContract,
  cached: true,
  handle: async ({ site, params }) => {
    const contract = await findContract(site, params.contractsId)
    if (!contract) refuseUnknownId(site)
    const files = await findMaterials(site, contract.fileIds)
    return {
      title: contract.title,
      overview: contract.overview,
      coverImage: contract.cover?.url ?? null,
      traits: contract.traits.map(({ image, ...texts }) => ({ image: image?.url ?? null, ...texts })),
      packageDetail: contract.packageDetail,
      files: files.map(({ id, name, url }) => ({ id, fileName: name, filePath: url })),
    }
  },
})
