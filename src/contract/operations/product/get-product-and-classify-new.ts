import { z } from 'zod'
import { defineOperation } from '../../kernel/operation'
import { classifyTree } from '../../schemas/product'
import { findClassifyTree } from './classify-tree'

export const getProductAndClassifyNew = defineOperation({
  route: 'GET /f/product/getProductAndClassifyNew',
  area: 'product',
  name: 'getProductAndClassifyNew',
  summary: 'The same tree of the product picker, under its newer address.',
  params: z.object({}),
  result: z.array(classifyTree),
  cached: true,
  handle: ({ site }) => findClassifyTree(site),
})
