import { z } from 'zod'
import { findCategories } from '@/features/products/queries'
import { defineOperation } from '../../kernel/operation'
import { classify } from '../../schemas/product'

export const getProductClassifyList = defineOperation({
  route: 'GET /f/productClassify/allList',
  area: 'product',
  name: 'getProductClassifyList',
  summary: 'All product categories as a flat list, parents before their children.',
  params: z.object({}),
  result: z.array(classify),
  cached: true,
  handle: async ({ site }) => {
    const categories = await findCategories(site)
    return categories.map(({ id, name, parentId }) => ({ id, name, parentId: parentId ?? '0' }))
  },
})
