import { z } from 'zod'
import { findMaterialGroup } from '@/features/support/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { materialFile } from '../../schemas/media'
import { groupKinds } from './kinds'
import { toWireFile } from './to-wire'

export const queryByProductCatalog = defineOperation({
  route: 'GET /f/productMaterial/queryByProduct',
  area: 'support',
  name: 'queryByProductCatalog',
  summary: 'The certificates of an entry of queryProduct, in order; an unknown one has none.',
  params: z.object({
    productId: id,
    type: z.enum(['2']).describe('2 certificates'),
  }),
  result: z.array(materialFile),
  cached: true,
  handle: async ({ site, params: { productId, type } }) => {
    const group = await findMaterialGroup(site, groupKinds[type], productId)
    return (group?.files ?? []).map(toWireFile)
  },
})
