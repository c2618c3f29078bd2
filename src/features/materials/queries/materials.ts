import 'server-only'
import type { Where } from 'payload'
import { neighboursOf } from '@/features/products/queries/neighbours'
import type { Neighbours } from '@/features/products/queries/items'
import type { SiteId } from '@/i18n/locales'
import { type MaterialKind, videoKinds } from '@/lib/material-kinds'
import { cms } from '@/server/cms'
import { allInOrder, publishedByNameOn } from '@/server/published'
import { query } from '@/server/query'
import { queryByIds } from '@/server/query-by-ids'
import { asDraft, withSitesOrNull } from '@/server/sites-with-title'
import type { MaterialDetail, MaterialItem } from './items'
import { selected, toMaterials } from './read'

/** The materials of a product of all kinds, by order and id. */
export const findMaterialsOfProduct = query<[SiteId, string], MaterialItem[]>({
  name: 'materials-of-product',
  read: (site, productId) => readPublished(site, { products: { in: [productId] } }),
})

/** The materials with these ids that the site shows, in the order of the ids. */
export const findMaterials = queryByIds<SiteId, MaterialItem>({
  name: 'materials',
  collection: 'materials',
  read: (site, ids) => readPublished(site, { id: { in: ids } }),
})

/** All materials of a kind, by order and id. */
export const findMaterialsOfKind = query<[SiteId, MaterialKind], MaterialItem[]>({
  name: 'materials-of-kind',
  read: (site, kind) => readPublished(site, { kind: { equals: kind } }),
})

/** The materials of all kinds that only signed-in distributors can download. */
export const findRestrictedMaterials = query<[SiteId], MaterialItem[]>({
  name: 'restricted-materials',
  read: (site) => readPublished(site, { 'file.restricted': { equals: true } }),
})

/** A published material of the site, or null. */
export const findMaterial = query<[SiteId, string], MaterialDetail | null>({
  name: 'material',
  read: async (site, id) => {
    const [item] = await readPublished(site, { id: { equals: id } })
    return withSitesOrNull(item, 'materials')
  },
})

/** The newest version of a material, published or not; only for editors' previews, never cached. */
export async function findDraftMaterial(site: SiteId, id: string): Promise<MaterialDetail | null> {
  const [item] = await readMaterials(site, { where: { id: { equals: id } }, draft: true })
  return item ? asDraft(site, item) : null
}

/** The previous and next video of the same kind, by order and id; none if the video is not shown. */
export const findVideoNeighbours = query<[SiteId, string], Neighbours>({
  name: 'video-neighbours',
  read: async (site, id) => {
    const [video] = await readNames(site, { id: { equals: id }, kind: { in: [...videoKinds] } })
    return neighboursOf(video ? await readNames(site, { kind: { equals: video.kind } }) : [], id)
  },
})

const readPublished = (site: SiteId, where: Where) =>
  readMaterials(site, { where: publishedByNameOn(site, where) })

const listed = (site: SiteId) => ({ collection: 'materials' as const, ...allInOrder(site) })

type Read = { where: Where; draft?: boolean }

async function readMaterials(site: SiteId, { where, draft = false }: Read): Promise<MaterialItem[]> {
  const payload = await cms()
  const { docs } = await payload.find({ ...listed(site), where, draft, select: selected })
  return toMaterials(site, docs)
}

async function readNames(site: SiteId, where: Where) {
  const payload = await cms()
  const { docs } = await payload.find({
    ...listed(site),
    where: publishedByNameOn(site, where),
    select: { name: true, kind: true },
  })
  return docs.map(({ id, name, kind }) => ({ id, name: name ?? '', kind }))
}
