import { z } from 'zod'
import { defineOperation } from '../../kernel/operation'
import { contentOnly } from '../../schemas/about'
import { findContent } from '../about/content'

export const getCompanyInfo = defineOperation({
  route: 'GET /f/investor/companyInfo',
  area: 'investor',
  name: 'getCompanyInfo',
  summary: 'The company overview of the investor pages.',
  params: z.object({}),
  result: contentOnly,
  cached: true,
  handle: ({ site }) => findContent(site, 'investor-overview'),
})
