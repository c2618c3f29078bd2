import { z } from 'zod'
import { findCategories, findProduct, type ParameterItem, pathTo } from '@/features/products/queries'
import type { SiteId } from '@/i18n/locales'
import { formatStored } from '@/i18n/quantity'
import { translator } from '@/i18n/translator'
import { defineOperation } from '../../kernel/operation'
import { refuseUnknownId } from '../../kernel/unknown-id'
import { id } from '../../schemas/fields'
import { productIntroduction } from '../../schemas/product'
import { toWireCard } from './to-wire'

export const getProductsIntroduction = defineOperation({
  route: 'GET /f/product/getDataById',
  area: 'product',
  name: 'getProductsIntroduction',
  summary: 'A product with its introduction, parameters by class and features.',
  params: z.object({ id }),
  result: productIntroduction,
  cached: true,
  handle: async ({ site, params }) => {
    const product = await findProduct(site, params.id)
    if (!product) refuseUnknownId(site)
    const tree = await findCategories(site)
    const [, second] = pathTo(tree, product.categoryId)
    return {
      product: {
        ...toWireCard(product, tree),
        overview: product.overview,
        certificateImage: product.certificates.map(({ url }) => url),
        moreImage: product.pictures.map(({ url }) => url).join(','),
        secendClassifyId: second?.id ?? null,
        secendClassifyName: second?.name ?? '',
      },
      productParameters: toClasses(site, product.parameters),
      productTraitList: product.traits.map(({ image, firstTrait, secondTraits }) => ({
        image: image?.url ?? null,
        firstTrait,
        secondTraits: secondTraits.map((secondTrait) => ({ secondTrait })),
      })),
    }
  },
})

function toClasses(site: SiteId, parameters: ParameterItem[]) {
  const byClass = Map.groupBy(parameters, ({ className }) => className)
  return [...byClass].map(([parameterClass, ofClass]) => ({
    parameterClass,
    parameterList: ofClass.map((parameter) => ({
      parameterName: parameter.name,
      parameterDescription: describe(site, parameter),
    })),
  }))
}

function describe(site: SiteId, { kind, text, flag, value, upTo, unit }: ParameterItem): string {
  const message = translator(site, 'contract')
  if (kind === 'flag') return flag ? message('yes') : message('no')
  return value === null ? text : formatStored(site, { value, upTo, unit })
}
