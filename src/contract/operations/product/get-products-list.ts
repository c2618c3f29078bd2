import { z } from 'zod'
import { type CategoryItem, findCategories, findPickerCategories, pathTo } from '@/features/products/queries'
import { defineOperation } from '../../kernel/operation'
import { filePath } from '../../schemas/media'
import { classify, classifyWithProducts } from '../../schemas/product'

const classifyOfLevel = classify
  .extend({ icon: filePath.nullable(), numChildren: z.int().min(0) })
  .meta({ id: 'ClassifyOfLevel' })

export const getProductsList = defineOperation({
  route: 'GET /f/product/getProductsList',
  area: 'product',
  name: 'getProductsList',
  summary:
    'With a level: the categories of that level. Without: the categories of the first level that have products, with all products, for the picker.',
  params: z.object({
    classifyLevel: z.enum(['1', '2', '3']).optional().describe('Level of the requested categories'),
  }),
  result: z.union([z.array(classifyOfLevel), z.array(classifyWithProducts)]),
  cached: true,
  handle: async ({ site, params: { classifyLevel } }) => {
    if (classifyLevel) return toLevel(await findCategories(site), Number(classifyLevel))
    const categories = await findPickerCategories(site)
    return categories.map(({ products, ...category }) => ({ ...category, productList: products }))
  },
})

function toLevel(tree: CategoryItem[], level: number): z.input<typeof classifyOfLevel>[] {
  return tree
    .filter(({ id }) => pathTo(tree, id).length === level)
    .map(({ id, name, icon, parentId }) => ({
      id,
      name,
      icon: icon?.url ?? null,
      parentId: parentId ?? '0',
      numChildren: tree.filter((child) => child.parentId === id).length,
    }))
}
