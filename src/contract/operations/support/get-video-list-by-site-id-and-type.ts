import { z } from 'zod'
import { findVideoPage } from '@/features/support/queries'
import { defineOperation } from '../../kernel/operation'
import { pagingParams, resultListOf, toRead, toResultList } from '../../schemas/paging'
import { productVideo } from '../../schemas/support'
import { videoTypes } from './kinds'
import { toWireVideo } from './to-wire'

export const getVideoListBySiteIdAndType = defineOperation({
  route: 'GET /f/productMaterial/getVideoListBySiteIdAndType',
  area: 'support',
  name: 'getVideoListBySiteIdAndType',
  summary: 'The product videos or the user videos, in order.',
  params: z.object({
    type: z.enum(['1', '7']).describe('1 product videos, 7 user videos'),
    ...pagingParams,
  }),
  result: resultListOf(productVideo),
  cached: true,
  handle: async ({ site, params: { type, ...paging } }) => {
    const { items, total } = await findVideoPage(site, videoTypes[type], toRead(paging))
    return toResultList({ items: items.map((item) => toWireVideo(site, item)), total, paging })
  },
})
