import { z } from 'zod'
import { findNeighbours } from '@/features/products/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { named } from '../../schemas/product'

export const getProductLastAndNext = defineOperation({
  route: 'GET /f/product/getLastAndNext',
  area: 'product',
  name: 'getProductLastAndNext',
  summary: 'The products before and after one in its category; null where there is none.',
  params: z.object({ productId: id }),
  result: z.strictObject({ lastProduct: named.nullable(), nextProduct: named.nullable() }),
  cached: true,
  handle: async ({ site, params: { productId } }) => {
    const { last, next } = await findNeighbours(site, productId)
    return { lastProduct: last, nextProduct: next }
  },
})
