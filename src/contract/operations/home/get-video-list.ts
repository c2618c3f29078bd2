import { z } from 'zod'
import { defineOperation } from '../../kernel/operation'
import { companyVideo } from '../../schemas/video'
import { findWireHomeVideos } from '../video/to-wire'

export const getVideoList = defineOperation({
  route: 'GET /f/companyVideo/homeList',
  area: 'home',
  name: 'getVideoList',
  summary: 'The first company videos, as many as the home page shows.',
  params: z.object({}),
  result: z.array(companyVideo),
  cached: true,
  handle: ({ site }) => findWireHomeVideos(site),
})
