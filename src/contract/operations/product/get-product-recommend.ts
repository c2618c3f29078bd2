import { z } from 'zod'
import { findCategories, findRecommendedProducts } from '@/features/products/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { productCard } from '../../schemas/product'
import { toWireCards } from './to-wire'

export const getProductRecommend = defineOperation({
  route: 'GET /f/product/getRecommendListById',
  area: 'product',
  name: 'getProductRecommend',
  summary:
    'The recommendations for a product: those of the editors, or others of its category. An unknown product has none.',
  params: z.object({ productId: id }),
  result: z.array(productCard),
  cached: true,
  handle: async ({ site, params: { productId } }) =>
    toWireCards(await findRecommendedProducts(site, productId), await findCategories(site)),
})
