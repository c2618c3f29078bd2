import { z } from 'zod'
import { findProductImages } from '@/features/support/queries'
import { defineOperation } from '../../kernel/operation'
import { refuseUnknownId } from '../../kernel/unknown-id'
import { id } from '../../schemas/fields'
import { productImages } from '../../schemas/support'

export const getProductImages = defineOperation({
  route: 'GET /f/product/getImageByProductId',
  area: 'support',
  name: 'getProductImages',
  summary: 'The pictures of a product.',
  params: z.object({ productId: id }),
  result: productImages,
  cached: true,
  handle: async ({ site, params: { productId } }) => {
    const found = await findProductImages(site, productId)
    if (!found) refuseUnknownId(site)
    return { productName: found.productName, images: found.images.map(({ url }) => url) }
  },
})
