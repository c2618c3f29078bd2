import { z } from 'zod'
import { findHigherClassify } from '@/features/products/queries'
import { defineOperation } from '../../kernel/operation'
import { filePath } from '../../schemas/media'
import { classifyTree } from '../../schemas/product'

const higherClassify = classifyTree
  .extend({ icon: filePath.nullable(), numChildren: z.int().min(0) })
  .meta({ id: 'HigherClassify' })

export const getAllHigherClassify = defineOperation({
  route: 'GET /f/productClassify/getAllHigherClassify',
  area: 'product',
  name: 'getAllHigherClassify',
  summary: 'The categories of the first two levels with their products, for the cascader of the header.',
  params: z.object({}),
  result: z.array(higherClassify),
  cached: true,
  handle: async ({ site }) => {
    const categories = await findHigherClassify(site)
    return categories.map(({ id, name, icon, children }) => ({
      id,
      name,
      icon: icon?.url ?? null,
      numChildren: children.length,
      children: children.map(({ products, ...child }) => ({ ...child, productList: products })),
    }))
  },
})
