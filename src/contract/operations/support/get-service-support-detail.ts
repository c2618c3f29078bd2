import { z } from 'zod'
import { findSupportPage } from '@/features/support/queries'
import { supportTypes } from './kinds'
import { defineOperation } from '../../kernel/operation'
import { refuseUnknownId } from '../../kernel/unknown-id'
import { supportDetail } from '../../schemas/support'

export const getServiceSupportDetail = defineOperation({
  route: 'GET /f/serviceSupport/queryByType',
  area: 'support',
  name: 'getServiceSupportDetail',
  summary: 'One page of service and support.',
  params: z.object({
    type: z.enum(['0', '1', '2']).describe('0 maintenance, 1 contact, 2 online repair request'),
  }),
  result: supportDetail,
  cached: true,
  handle: async ({ site, params }) => {
    const page = await findSupportPage(site, supportTypes[params.type])
    if (!page) refuseUnknownId(site)
    return { title: page.title, content: page.content }
  },
})
