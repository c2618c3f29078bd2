import 'server-only'
import type { SiteId } from '@/i18n/locales'
import { findMedia } from '@/server/media'
import { query } from '@/server/query'
import { findShown } from '@/server/shown-documents'
import type { CategoryItem } from './items'
import { inTreeOrder } from '@/lib/tree'

/** The categories of a site in tree order; categories whose parent is not shown are left out. */
export const findCategories = query<[SiteId], CategoryItem[]>({
  name: 'product-categories',
  isShared: true,
  read: readCategories,
})

async function readCategories(site: SiteId): Promise<CategoryItem[]> {
  const docs = await findShown(site, {
    collection: 'product-categories',
    select: { name: true, lead: true, parent: true, icon: true, cover: true, opensFirstChild: true },
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
