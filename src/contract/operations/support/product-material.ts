import { z } from 'zod'
import { findFolderFilePage } from '@/features/support/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { materialFile } from '../../schemas/media'
import { pagingParams, recordsOf, toRead, toRecords } from '../../schemas/paging'
import { folderKinds } from './kinds'
import { toWireFile } from './to-wire'

export const productMaterial = defineOperation({
  route: 'GET /f/productMaterial/queryByProductClassify',
  area: 'support',
  name: 'productMaterial',
  aliases: ['getProductMaterial'],
  summary: 'The files of a folder, in order; an unknown folder has none.',
  params: z.object({
    productClassifyId: id,
    type: z.enum(['3', '5', '9']).describe('3 brochures, 5 manuals, 9 flyers'),
    ...pagingParams,
  }),
  result: recordsOf(materialFile),
  cached: true,
  handle: async ({ site, params: { productClassifyId, type, ...paging } }) => {
    const { items, total } = await findFolderFilePage(
      site,
      folderKinds[type],
      productClassifyId,
      toRead(paging),
    )
    return toRecords({ items: items.map(toWireFile), total, paging })
  },
})
