import { z } from 'zod'
import { findHonours } from '@/features/about/queries'
import { defineOperation } from '../../kernel/operation'
import { honour } from '../../schemas/about'

export const getHonourList = defineOperation({
  route: 'GET /f/honour/list',
  area: 'about',
  name: 'getHonourList',
  summary: 'The honours of the company, in order.',
  params: z.object({}),
  result: z.array(honour),
  cached: true,
  handle: async ({ site }) => {
    const honours = await findHonours(site)
    return honours.map(({ id, title, picture }) => ({ id, title, img: picture?.url ?? null }))
  },
})
