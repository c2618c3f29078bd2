import { z } from 'zod'
import { defineOperation } from '../../kernel/operation'
import { classifyTree } from '../../schemas/product'
import { findClassifyTree } from './classify-tree'

export const getProductAndClassify = defineOperation({
  route: 'GET /f/product/getProductAndClassify',
  area: 'product',
  name: 'getProductAndClassify',
  summary:
    'The tree of the product picker: two levels of categories that have products, with their products.',
  params: z.object({}),
  result: z.array(classifyTree),
  cached: true,
  handle: ({ site }) => findClassifyTree(site),
})
