import { z } from 'zod'
import { findMaterialsOfProduct } from '@/features/materials/queries'
import { findProduct } from '@/features/products/queries'
import { defineOperation } from '../../kernel/operation'
import { refuseUnknownId } from '../../kernel/unknown-id'
import { id } from '../../schemas/fields'
import { productMaterials } from '../../schemas/product'
import { toWireFile } from '../support/to-wire'

export const getProductMaterials = defineOperation({
  route: 'GET /f/product/getMaterialsById',
  area: 'product',
  name: 'getProductMaterials',
  summary: 'Pictures, videos, brochures and manuals of a product.',
  params: z.object({ productId: id }),
  result: productMaterials,
  cached: true,
  handle: async ({ site, params: { productId } }) => {
    const product = await findProduct(site, productId)
    if (!product) refuseUnknownId(site)
    const materials = await findMaterialsOfProduct(site, productId)
    const pictures = product.pictures.map(({ url }) => url)
    return {
      product: {
        moreImage: pictures.join(','),
        moreImageArray: pictures,
        coverImage: product.cover?.url ?? null,
      },
      resolutionVideo: materials
        .filter(({ kind }) => kind === 'product-video')
        .map(({ id, cover, name }) => ({ id, videoCoverImage: cover?.url ?? null, fileName: name })),
      productBrochure: materials.filter(({ kind }) => kind === 'brochure').map(toWireFile),
      manualBrochure: materials
        .filter(({ kind }) => kind === 'manual' || kind === 'service-brochure')
        .map(toWireFile),
    }
  },
})
