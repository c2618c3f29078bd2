import 'server-only'
import type { Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import type { NamedItem } from './items'
import { publishedProducts } from './published-products'

/** Names of published products with their categories, by order and id. */
export async function readNames(
  site: SiteId,
  ...further: Where[]
): Promise<(NamedItem & { categoryId: string })[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    ...publishedProducts(site, ...further),
    select: { name: true, category: true },
  })
  return docs.map(({ id, name, category }) => ({ id, name: name ?? '', categoryId: String(category) }))
}
