import { z } from 'zod'
import { findVideoNeighbours } from '@/features/videos/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { companyVideoNeighbours } from '../../schemas/video'

export const getLastAndNextCompanyVideo = defineOperation({
  route: 'GET /f/companyVideo/lastAndNext',
  area: 'video',
  name: 'getLastAndNextCompanyVideo',
  aliases: ['getVideoNext'],
  summary: 'The company videos before and after one. An unknown video has neither.',
  params: z.object({ id }),
  result: companyVideoNeighbours,
  cached: true,
  handle: async ({ site, params }) => {
    const { last, next } = await findVideoNeighbours(site, params.id)
    return { lastCompanyVideo: last, nextCompanyVideo: next }
  },
})
