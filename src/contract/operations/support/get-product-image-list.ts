import { z } from 'zod'
import { findImageProductPage } from '@/features/support/queries'
import { defineOperation } from '../../kernel/operation'
import { pagingParams, resultListOf, toRead, toResultList } from '../../schemas/paging'
import { productEntry } from '../../schemas/support'
import { toWireEntry } from './to-wire'

export const getProductImageList = defineOperation({
  route: 'GET /f/product/getProductImageBySiteId',
  area: 'support',
  name: 'getProductImageList',
  summary: 'All products that have pictures, in tree order.',
  params: z.object(pagingParams),
  result: resultListOf(productEntry),
  cached: true,
  handle: async ({ site, params }) => {
    const { items, total } = await findImageProductPage(site, toRead(params))
    return toResultList({ items: items.map(toWireEntry), total, paging: params })
  },
})
