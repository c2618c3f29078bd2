import { z } from 'zod'
import { findCategories, findProductCards } from '@/features/products/queries'
import { defineOperation } from '../../kernel/operation'
import { productCard } from '../../schemas/product'
import { toWireCards } from './to-wire'

const MOST = 200

export const submitProductsList = defineOperation({
  route: 'GET /f/product/getListByIds',
  area: 'product',
  name: 'submitProductsList',
  summary: 'Products by their ids, in the order of the ids. Unknown ids are left out.',
  params: z.object({
    productIds: z
      .string()
      .transform((value) => value.split(',').flatMap((id) => id.trim() || []))
      .refine((ids) => ids.length <= MOST)
      .describe(`Ids joined by commas, at most ${MOST}`),
  }),
  result: z.array(productCard),
  // Any choice of ids is an address of its own, so none is kept.
  handle: async ({ site, params: { productIds } }) =>
    toWireCards(await findProductCards(site, productIds), await findCategories(site)),
})
