import { z } from 'zod'
import { findProductImages } from '@/features/support/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { filePath } from '../../schemas/media'

export const getProductHDImage = defineOperation({
  route: 'GET /f/product/getHDImageByProductId',
  area: 'support',
  name: 'getProductHDImage',
  summary: 'The high-resolution picture of a product, or null.',
  params: z.object({ productId: id }),
  result: z.strictObject({ filePath }).nullable(),
  cached: true,
  handle: async ({ site, params: { productId } }) => {
    const hd = (await findProductImages(site, productId))?.hd
    return hd ? { filePath: hd.url } : null
  },
})
