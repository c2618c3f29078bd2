import { z } from 'zod'
import { findSupportPages } from '@/features/support/queries'
import { defineOperation } from '../../kernel/operation'
import { supportEntry } from '../../schemas/support'

const typeOf = { maintenance: 0, contact: 1, repair: 2 } as const

export const serviceSupportList = defineOperation({
  route: 'GET /f/serviceSupport/list',
  area: 'support',
  name: 'serviceSupportList',
  summary: 'What service and support leads to, by type.',
  params: z.object({}),
  result: z.array(supportEntry),
  cached: true,
  handle: async ({ site }) =>
    (await findSupportPages(site)).map(({ id, kind, title, icon }) => ({
      id,
      type: typeOf[kind],
      title,
      icon: icon?.url ?? null,
    })),
})
