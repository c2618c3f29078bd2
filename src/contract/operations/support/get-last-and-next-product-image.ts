import { z } from 'zod'
import { findImageNeighbours } from '@/features/support/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { imageNeighbours } from '../../schemas/support'

export const getLastAndNextProductImage = defineOperation({
  route: 'GET /f/product/getLastAndNextProductImage',
  area: 'support',
  name: 'getLastAndNextProductImage',
  summary: 'The products with pictures before and after one in its category; null where there is none.',
  params: z.object({ productId: id, classId: id }),
  result: imageNeighbours,
  cached: true,
  handle: async ({ site, params: { productId, classId } }) => {
    const { last, next } = await findImageNeighbours(site, productId, classId)
    return { lastProduct: last, nextProduct: next }
  },
})
