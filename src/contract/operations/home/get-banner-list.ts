import { z } from 'zod'
import { defineOperation } from '../../kernel/operation'
import { banner } from '../../schemas/banner'
import { findWireBanners } from './banners'

export const getBannerList = defineOperation({
  route: 'GET /f/banner/list',
  area: 'home',
  name: 'getBannerList',
  summary: 'The slides of the home page, in order.',
  params: z.object({}),
  result: z.array(banner),
  cached: true,
  handle: ({ site }) => findWireBanners(site),
})
