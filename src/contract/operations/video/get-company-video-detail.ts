import { z } from 'zod'
import { findVideo } from '@/features/videos/queries'
import { countView } from '@/server/view-counts'
import { defineOperation } from '../../kernel/operation'
import { refuseUnknownId } from '../../kernel/unknown-id'
import { id } from '../../schemas/fields'
import { companyVideo } from '../../schemas/video'
import { toWireVideo } from './to-wire'

export const getCompanyVideoDetail = defineOperation({
  route: 'GET /f/companyVideo/queryById',
  area: 'video',
  name: 'getCompanyVideoDetail',
  aliases: ['getVideoInfo'],
  summary:
    'One company video. Each call counts one view; the count in the response is up to six seconds old.',
  params: z.object({ id }),
  result: companyVideo,
  countsView: 'company-videos',
  cached: true,
  handle: async ({ site, params }) => {
    const item = await findVideo(site, params.id)
    if (!item) refuseUnknownId(site)
    return toWireVideo({ site, item, viewCount: await countView('company-videos', item.id) })
  },
})
