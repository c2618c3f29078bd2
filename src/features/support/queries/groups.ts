import 'server-only'
import { findMaterials } from '@/features/materials/queries'
import { sortedByTree } from '@/features/products/queries/cards'
import type { SiteId } from '@/i18n/locales'
import type { Paging } from '@/server/documents'
import type { GroupKind, MaterialGroup, MaterialGroupPage } from './items'
import { pageOf } from './paging'
import { findCovers } from './pictures'
import type { PlacedProduct } from './places'
import { findLibrary, idsIn, type Library, toShelves } from './shelves'

/** Materials of a kind by product in tree order; those without a product follow as groups of their own (S2 3). */
export async function findMaterialGroups(
  site: SiteId,
  kind: GroupKind,
  paging: Paging,
): Promise<MaterialGroupPage> {
  const groups = toGroups(await findLibrary(site, kind))
  return { items: await toMaterialGroups(site, pageOf(groups, paging)), total: groups.length }
}

/** One of them by the id of its product, or of its material without one. */
export async function findMaterialGroup(
  site: SiteId,
  kind: GroupKind,
  id: string,
): Promise<MaterialGroup | null> {
  const groups = toGroups(await findLibrary(site, kind)).filter((group) => group.id === id)
  const [group] = await toMaterialGroups(site, groups)
  return group ?? null
}

/** The products whose certificates stand in a folder, each with all of its certificates (S2 2.15). */
export async function findCertificateProducts(site: SiteId, folderId: string): Promise<MaterialGroup[]> {
  const library = await findLibrary(site, 'certificate')
  const inFolder = new Set(idsIn(toShelves(library), folderId))
  const byThemselves = new Set(library.places.filter(({ categoryId }) => categoryId === folderId).map(toId))
  const here = toGroups(library).filter(({ product, materialIds }) =>
    materialIds.some((id) => inFolder.has(id) && (byThemselves.has(id) || product?.categoryId === folderId)),
  )
  return toMaterialGroups(site, here)
}

type Group = { id: string; product: PlacedProduct | null; materialIds: string[] }

/** By product in tree order, then the materials of which no product shows. */
function toGroups({ tree, products, places }: Library): Group[] {
  const shown = new Set(products.map(toId))
  const byProduct = Map.groupBy(
    places.flatMap(({ id, productIds }) => productIds.map((productId) => ({ id, productId }))),
    ({ productId }) => productId,
  )
  const grouped = sortedByTree(tree, products).flatMap((product) => {
    const materials = byProduct.get(product.id)
    return materials ? [{ id: product.id, product, materialIds: materials.map(toId) }] : []
  })
  const loose = places.filter(({ productIds }) => !productIds.some((id) => shown.has(id)))
  return [...grouped, ...loose.map(({ id }) => ({ id, product: null, materialIds: [id] }))]
}

async function toMaterialGroups(site: SiteId, groups: Group[]): Promise<MaterialGroup[]> {
  const [materials, covers] = await Promise.all([
    findMaterials(site, [...new Set(groups.flatMap(({ materialIds }) => materialIds))]),
    findCovers(
      site,
      groups.flatMap(({ product }) => product ?? []),
    ),
  ])
  const byId = new Map(materials.map((material) => [material.id, material]))
  return groups.map(({ id, product, materialIds }) => {
    const files = materialIds.flatMap((materialId) => byId.get(materialId) ?? [])
    return {
      id,
      name: product ? product.name : (files[0]?.name ?? ''),
      cover: (product ? covers.get(product.imageIds[0] ?? '') : files[0]?.cover) ?? null,
      files,
    }
  })
}

const toId = ({ id }: { id: string }) => id
