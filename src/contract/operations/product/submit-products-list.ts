import { z } from 'zod'
import { findCategories, findProductCards } from '@/features/products/queries'
import { defineOperation } from '../../kernel/operation'
import { joinedIds } from '../../schemas/fields'
import { productCard } from '../../schemas/product'
import { toWireCards } from './to-wire'

export const submitProductsList = defineOperation({
  route: 'GET /f/product/getListByIds',
  area: 'product',
  name: 'submitProductsList',
  summary: 'Products by their ids, in the order of the ids. Unknown ids are left out.',
  params: z.object({ productIds: joinedIds }),
  result: z.array(productCard),
  // Not cached, since any combination of ids makes another address.
  handle: async ({ site, params: { productIds } }) =>
    toWireCards(await findProductCards(site, productIds), await findCategories(site)),
})
