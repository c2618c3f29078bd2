import { z } from 'zod'
import { findInvestorVideoPage, type InvestorVideoItem } from '@/features/investor/queries'
import { defineOperation } from '../../kernel/operation'
import { pagingParams, recordsOf, toRead, toRecords } from '../../schemas/paging'
import { investorVideo } from '../../schemas/video'

export const getInvestorVideoList = defineOperation({
  route: 'GET /f/investorVideo/list',
  area: 'video',
  name: 'getInvestorVideoList',
  summary: 'The videos of the investor pages, in order.',
  params: z.object(pagingParams),
  result: recordsOf(investorVideo),
  cached: true,
  handle: async ({ site, params }) => {
    const { items, total } = await findInvestorVideoPage(site, toRead(params))
    return toRecords({ items: items.map(toWire), total, paging: params })
  },
})

function toWire({ name, cover, linkType, video, address }: InvestorVideoItem): z.input<typeof investorVideo> {
  const shared = { name, coverImage: cover?.url ?? null }
  if (linkType === 'inline') return { ...shared, linkType: 1, url: video?.url ?? null }
  return { ...shared, linkType: 2, url: address }
}
