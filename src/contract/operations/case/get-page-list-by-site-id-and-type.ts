import { z } from 'zod'
import { findCasePage } from '@/features/cases/queries'
import { defineOperation } from '../../kernel/operation'
import { applicationCase } from '../../schemas/case'
import { id, joinedIds } from '../../schemas/fields'
import { pagingParams, resultListOf, toRead, toResultList } from '../../schemas/paging'
import { toWireCases } from './to-wire'

export const getPageListBySiteIdAndType = defineOperation({
  route: 'GET /f/case/getPageListBySiteIdAndType',
  area: 'case',
  name: 'getPageListBySiteIdAndType',
  summary: 'Cases, newest first: of a type, of any of the solutions, or all. An unknown type has none.',
  params: z.object({
    type: id.optional().describe('Id of a case type'),
    solutionId: joinedIds.default([]),
    ...pagingParams,
  }),
  result: resultListOf(applicationCase),
  // Only responses for a single solution are cached, since any combination makes another address.
  cached: ({ params }) => params.solutionId.length <= 1,
  handle: async ({ site, params: { type, solutionId, ...paging } }) => {
    const filter = { typeId: type, solutionIds: solutionId.length > 0 ? solutionId : null, ...toRead(paging) }
    const { items, total } = await findCasePage(site, filter)
    return toResultList({ items: await toWireCases(site, items), total, paging })
  },
})
