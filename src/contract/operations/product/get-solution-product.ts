import { z } from 'zod'
import { findProductsOfSolution } from '@/features/products/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { productOfSolution } from '../../schemas/product'

export const getSolutionProduct = defineOperation({
  route: 'GET /f/product/getListBySolutionId',
  area: 'product',
  name: 'getSolutionProduct',
  summary: 'The products of a solution. An unknown solution has none.',
  params: z.object({ solutionId: id }),
  result: z.array(productOfSolution),
  cached: true,
  handle: async ({ site, params: { solutionId } }) => {
    const products = await findProductsOfSolution(site, solutionId)
    return products.map(({ id, name, cover }) => ({ id, name, coverImage: cover?.url ?? null }))
  },
})
