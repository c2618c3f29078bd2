import { z } from 'zod'
import { findFeaturedProducts, findProductIntroductions } from '@/features/products/queries'
import { findSolutionTypes } from '@/features/solutions/queries'
import type { SiteId } from '@/i18n/locales'
import { html, id } from '../../schemas/fields'
import { filePath } from '../../schemas/media'
import type { solutionInMenu } from '../../schemas/solution'
import { toSolutionInMenu } from '../solution/in-menu'

export const homeProduct = z
  .strictObject({ id, name: z.string(), coverImage: filePath.nullable(), overview: html })
  .meta({ id: 'HomeProduct' })

/** All solutions of the site in menu order. */
export async function findHomeSolutions(site: SiteId): Promise<z.input<typeof solutionInMenu>[]> {
  const types = await findSolutionTypes(site)
  return types.flatMap(({ solutions }) => solutions.map(toSolutionInMenu))
}

/** The hot products (readings 32). */
export async function findHomeProducts(site: SiteId): Promise<z.input<typeof homeProduct>[]> {
  const featured = await findFeaturedProducts(site)
  const products = await findProductIntroductions(
    site,
    featured.map(({ id: productId }) => productId),
  )
  return products.map(({ id: productId, name, cover, overview }) => ({
    id: productId,
    name,
    coverImage: cover?.url ?? null,
    overview,
  }))
}
