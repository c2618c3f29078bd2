import { z } from 'zod'
import { findJobPage } from '@/features/recruitment/queries'
import { defineOperation } from '../../kernel/operation'
import { pagingParams, recordsOf, toRead, toRecords } from '../../schemas/paging'
import { time, toTime } from '../../schemas/time'

const job = z
  .strictObject({
    name: z.string(),
    department: z.string(),
    createTime: time,
    link: z.string().nullable(),
  })
  .meta({ id: 'Job' })

const jobs = '1'

export const findBySiteIdAndType = defineOperation({
  route: 'GET /f/recruitment/findBySiteIdAndType',
  area: 'recruitment',
  name: 'findBySiteIdAndType',
  summary: 'The open positions; partners and environment have operations of their own and are empty here.',
  params: z.object({
    type: z.enum([jobs, '2', '3']).describe('1 positions, 2 partners, 3 environment'),
    ...pagingParams,
  }),
  result: recordsOf(job),
  cached: true,
  handle: async ({ site, params: { type, ...paging } }) => {
    if (type !== jobs) return toRecords({ items: [], total: 0, paging })
    const { items, total } = await findJobPage(site, toRead(paging))
    const records = items.map(({ name, department, createTime, link }) => ({
      name,
      department,
      link,
      createTime: toTime(site, createTime),
    }))
    return toRecords({ items: records, total, paging })
  },
})
