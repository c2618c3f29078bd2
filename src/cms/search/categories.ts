import type { PayloadRequest } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { inTreeOrder, pathTo } from '@/lib/tree'
import { findStored, isShownOn, type StoredDocument, textOn } from './stored'

type Category = StoredDocument & { parent?: string | null }

/** The tree of product categories: the position of a category, and its name and those of its ancestors on a site. */
export async function readCategories(req: PayloadRequest) {
  const docs = await findStored<Category>(req, {
    collection: 'product-categories',
    where: {},
    select: { name: true, parent: true, order: true, sites: true },
  })
  const tree = inTreeOrder(docs.map((doc) => ({ ...doc, parentId: doc.parent ?? null })))
  const positions = new Map(tree.map(({ id }, place) => [id, place]))
  return {
    positionOf: (id: string | null | undefined) => positions.get(id ?? '') ?? tree.length,
    namesOf: (site: SiteId, id: string | null | undefined) =>
      pathTo(tree, id ?? null)
        .filter((category) => isShownOn(site, category))
        .map(({ name }) => textOn(site, name)),
  }
}
