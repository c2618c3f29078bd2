import { z } from 'zod'
import { findVideoPage } from '@/features/videos/queries'
import { defineOperation } from '../../kernel/operation'
import { pagingParams, recordsOf, toRead, toRecords } from '../../schemas/paging'
import { companyVideo } from '../../schemas/video'
import { toWireVideos } from './to-wire'

export const getCompanyVideoList = defineOperation({
  route: 'GET /f/companyVideo/centerList',
  area: 'video',
  name: 'getCompanyVideoList',
  aliases: ['getVideo'],
  summary: 'The company videos, in order.',
  params: z.object(pagingParams),
  result: recordsOf(companyVideo),
  cached: true,
  handle: async ({ site, params }) => {
    const { items, total } = await findVideoPage(site, toRead(params))
    return toRecords({ items: await toWireVideos(site, items), total, paging: params })
  },
})
