import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { cms } from '@/server/cms'
import { findMedia } from '@/server/media'
import { allInOrder, listedOn } from '@/server/published'
import { query } from '@/server/query'
import type { CategoryItem } from './items'
import { inTreeOrder } from '@/lib/tree'

/** The categories of a site in tree order; categories whose parent is not shown are left out. */
export const findCategories = query<[SiteId], CategoryItem[]>({
  name: 'product-categories',
  isShared: true,
  read: readCategories,
})

async function readCategories(site: SiteId): Promise<CategoryItem[]> {
  const payload = await cms()
  const { docs } = await payload.find({
    collection: 'product-categories',
    where: listedOn(site),
    select: {
      name: true,
      lead: true,
      parent: true,
      icon: true,
      cover: true,
      opensFirstChild: true,
      sites: true,
    },
    ...allInOrder(site),
  })
  const media = await findMedia(
    site,
    docs.flatMap(({ icon, cover }) => [icon, cover]),
  )
  const categories = docs.map((doc) => ({
    id: doc.id,
    name: doc.name ?? '',
    lead: doc.lead ?? '',
    parentId: doc.parent ? String(doc.parent) : null,
    icon: media.get(String(doc.icon)) ?? null,
    cover: media.get(String(doc.cover)) ?? null,
    opensFirstChild: doc.opensFirstChild ?? false,
    sites: doc.sites,
  }))
  return inTreeOrder(categories)
}
