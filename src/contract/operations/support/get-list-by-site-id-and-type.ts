import { z } from 'zod'
import { findMaterialGroups } from '@/features/support/queries'
import { keysOf } from '@/lib/typed-keys'
import { defineOperation } from '../../kernel/operation'
import { pagingParams, resultListOf, toRead, toResultList } from '../../schemas/paging'
import { materialGroup } from '../../schemas/support'
import { groupKinds } from './kinds'
import { toWireGroup } from './to-wire'

export const getListBySiteIdAndType = defineOperation({
  route: 'GET /f/productMaterial/getListBySiteIdAndType',
  area: 'support',
  name: 'getListBySiteIdAndType',
  summary: 'The files of a type by product in tree order, then the files without a product.',
  params: z.object({
    type: z.enum(keysOf(groupKinds)).describe('5 manuals, 2 certificates, 6 specifications'),
    ...pagingParams,
  }),
  result: resultListOf(materialGroup),
  cached: true,
  handle: async ({ site, params: { type, ...paging } }) => {
    const { items, total } = await findMaterialGroups(site, groupKinds[type], toRead(paging))
    return toResultList({ items: items.map(toWireGroup), total, paging })
  },
})
