import { z } from 'zod'
import { findCase } from '@/features/cases/queries'
import { defineOperation } from '../../kernel/operation'
import { refuseUnknownId } from '../../kernel/unknown-id'
import { applicationCase } from '../../schemas/case'
import { id } from '../../schemas/fields'
import { toWireCase } from './to-wire'

export const caseQueryById = defineOperation({
  route: 'GET /f/case/queryById',
  area: 'case',
  name: 'caseQueryById',
  summary: 'One case.',
  params: z.object({ id }),
  result: applicationCase,
  cached: true,
  handle: async ({ site, params }) => {
    const item = await findCase(site, params.id)
    if (!item) refuseUnknownId(site)
    return toWireCase(site, item)
  },
})
