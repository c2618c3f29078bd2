import 'server-only'
import type { Where } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { type MaterialKind, videoKinds } from '@/lib/material-kinds'
import { neighboursOf, toNamedItem, type Neighbours } from '@/lib/neighbours'
import type { Material } from '@/payload-types'
import { asDraft } from '@/server/as-draft'
import { countDocuments, findDraft } from '@/server/documents'
import { findMedia, type MediaItem } from '@/server/media'
import { query } from '@/server/query'
import { queryByIds } from '@/server/query-by-ids'
import { findReferringToProduct } from '@/server/referring'
import { findShown, pageFieldsOf } from '@/server/shown-documents'
import type { MaterialDetail, MaterialItem } from './items'
import { selected, toMaterials } from './read'

/** The materials of a product of all kinds, by order and id. */
export async function findMaterialsOfProduct(site: SiteId, productId: string): Promise<MaterialItem[]> {
  return findMaterials(site, (await findReferringToProduct(site, productId)).materials)
}

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

/** The number of materials of a kind. */
export const countMaterials = query<[SiteId, MaterialKind], number>({
  name: 'materials-count',
  read: (site, kind) => countDocuments(site, 'materials', [{ kind: { equals: kind } }]),
})

/** The cover of the first material of each kind that has one, by order and id. */
export const findFirstCovers = query<[SiteId, MaterialKind[]], Partial<Record<MaterialKind, MediaItem>>>({
  name: 'materials-first-covers',
  read: async (site, kinds) => {
    const select = { kind: true, cover: true } as const
    const docs = await findShown(site, { collection: 'materials', where: [{ kind: { in: kinds } }], select })
    const firsts = kinds.map((kind) => docs.find((doc) => doc.kind === kind && doc.cover))
    const media = await findMedia(
      site,
      firsts.map((doc) => doc?.cover),
    )
    return Object.fromEntries(
      firsts.flatMap((doc) => {
        const cover = media.get(String(doc?.cover))
        return doc && cover ? [[doc.kind, cover]] : []
      }),
    )
  },
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
    const where = [{ id: { equals: id } }]
    const select = { ...selected, products: true, seo: true } as const
    const docs = await findShown(site, { collection: 'materials', where, select })
    const [item] = await toMaterials(site, docs)
    const [doc] = docs
    return doc && item ? { ...item, ...pageFieldsOf('materials', doc), productIds: productIdsOf(doc) } : null
  },
})

/** The newest version of a material, published or not; only for editors' previews, never cached. */
export async function findDraftMaterial(site: SiteId, id: string): Promise<MaterialDetail | null> {
  const doc = await findDraft(site, 'materials', { id: { equals: id } })
  const [item] = await toMaterials(site, doc ? [doc] : [])
  return doc && item ? asDraft(site, { ...item, productIds: productIdsOf(doc) }) : null
}

function productIdsOf({ products }: Pick<Material, 'products'>): string[] {
  return (products ?? []).map(String)
}

/** The previous and next video of the same kind, by order and id; none if the video is not shown. */
export const findVideoNeighbours = query<[SiteId, string], Neighbours>({
  name: 'video-neighbours',
  read: async (site, id) => {
    const [video] = await readNames(site, { id: { equals: id }, kind: { in: [...videoKinds] } })
    return neighboursOf(video ? await readNames(site, { kind: { equals: video.kind } }) : [], id, toNamedItem)
  },
})

async function readPublished(site: SiteId, where: Where): Promise<MaterialItem[]> {
  return toMaterials(
    site,
    await findShown(site, { collection: 'materials', where: [where], select: selected }),
  )
}

async function readNames(site: SiteId, where: Where) {
  const select = { name: true, kind: true } as const
  const docs = await findShown(site, { collection: 'materials', where: [where], select })
  return docs.map(({ id, name, kind }) => ({ id, name: name ?? '', kind }))
}
