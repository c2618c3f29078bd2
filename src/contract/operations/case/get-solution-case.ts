import { z } from 'zod'
import { findCasesOfSolutions, withBriefs } from '@/features/cases/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { solutionCase } from '../../schemas/solution'
import { toTime } from '../../schemas/time'

export const getSolutionCase = defineOperation({
  route: 'GET /f/case/getListBySolutionId',
  area: 'case',
  name: 'getSolutionCase',
  summary: 'The cases of a solution, newest first. An unknown solution has none.',
  params: z.object({ solutionId: id }),
  result: z.array(solutionCase),
  cached: true,
  handle: async ({ site, params }) => {
    const cases = await withBriefs(site, await findCasesOfSolutions(site, [params.solutionId]))
    return cases.map((item) => ({
      id: item.id,
      name: item.name,
      coverImage: item.cover?.url ?? null,
      brief: item.brief,
      createTime: toTime(site, item.createTime),
      updateTime: toTime(site, item.updateTime),
    }))
  },
})
