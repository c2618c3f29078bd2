import { z } from 'zod'
import { findProductGroups } from '@/features/products/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { productGroup } from '../../schemas/product'

export const getProductListByClassify = defineOperation({
  route: 'GET /f/product/allListByClassifyId',
  area: 'product',
  name: 'getProductListByClassify',
  summary: 'The products of a category and of those below it, in groups. An unknown category has none.',
  params: z.object({ classifyId: id }),
  result: z.array(productGroup),
  cached: true,
  handle: async ({ site, params }) => {
    const groups = await findProductGroups(site, params.classifyId)
    return groups.map(({ category, products }) => ({
      id: category.id,
      name: category.name,
      productList: products.map(({ id, name, listName, cover }) => ({
        id,
        name,
        listName,
        coverImage: cover?.url ?? null,
      })),
    }))
  },
})
