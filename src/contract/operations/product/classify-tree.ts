import type { z } from 'zod'
import { findHigherClassify } from '@/features/products/queries'
import type { SiteId } from '@/i18n/locales'
import type { classifyTree } from '../../schemas/product'

/** The tree of the product picker: two levels of categories that have products. */
export async function findClassifyTree(site: SiteId): Promise<z.input<typeof classifyTree>[]> {
  const categories = await findHigherClassify(site)
  return categories
    .map(({ id, name, children }) => ({
      id,
      name,
      children: children
        .filter(({ products }) => products.length > 0)
        .map(({ products, ...child }) => ({ ...child, productList: products })),
    }))
    .filter(({ children }) => children.length > 0)
}
