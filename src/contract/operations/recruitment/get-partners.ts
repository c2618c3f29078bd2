import { z } from 'zod'
import { defineOperation } from '../../kernel/operation'
import { contentOnly } from '../../schemas/about'
import { findContent } from '../about/content'

export const getPartners = defineOperation({
  route: 'GET /f/recruitment/getPartners',
  area: 'recruitment',
  name: 'getPartners',
  summary: 'The text of the careers pages for future partners.',
  params: z.object({}),
  result: contentOnly,
  cached: true,
  handle: ({ site }) => findContent(site, 'future-partners'),
})
