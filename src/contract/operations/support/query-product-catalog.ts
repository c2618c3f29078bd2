import { z } from 'zod'
import { findCertificateProducts, findImageProducts } from '@/features/support/queries'
import { defineOperation } from '../../kernel/operation'
import { id } from '../../schemas/fields'
import { productEntry } from '../../schemas/support'
import { toWireEntry } from './to-wire'

export const queryProductCatalog = defineOperation({
  route: 'GET /f/productMaterial/queryProduct',
  area: 'support',
  name: 'queryProductCatalog',
  summary:
    'The products of a folder with the number of their pictures, or those that have certificates there.',
  params: z.object({
    classifyId: id,
    type: z.enum(['8', '2']).describe('8 images, 2 certificates'),
  }),
  result: z.array(productEntry),
  cached: true,
  handle: async ({ site, params: { classifyId, type } }) => {
    if (type === '8') return (await findImageProducts(site, classifyId)).map(toWireEntry)
    const groups = await findCertificateProducts(site, classifyId)
    return groups.map(({ files, ...product }) =>
      toWireEntry({ ...product, imageCount: files.length, classifyId }),
    )
  },
})
