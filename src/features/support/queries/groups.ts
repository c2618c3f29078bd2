import 'server-only'
import { findMaterials } from '@/features/materials/queries'
import { sortedByTree } from '@/features/products/queries/cards'
import type { SiteId } from '@/i18n/locales'
import type { Paging } from '@/server/documents'
import type { GroupKind, MaterialGroup, MaterialGroupPage } from './items'
import { pageOf } from './paging'
import { findCovers } from './pictures'
import type { PlacedProduct } from './placements'
import { findLibrary, idsIn, type Library, toCategoryIndex } from './category-index'

/** Materials of a kind by product in tree order; materials without a product follow as their own groups (S2 3). */
export async function findMaterialGroups(
  site: SiteId,
  kind: GroupKind,
  paging: Paging,
): Promise<MaterialGroupPage> {
  const groups = toGroups(await findLibrary(site, kind))
  return { items: await toMaterialGroups(site, pageOf(groups, paging)), total: groups.length }
}

/** One group by the id of its product, or of its material if it has no product. */
export async function findMaterialGroup(
  site: SiteId,
  kind: GroupKind,
  id: string,
): Promise<MaterialGroup | null> {
  const groups = toGroups(await findLibrary(site, kind)).filter((group) => group.id === id)
  const [group] = await toMaterialGroups(site, groups)
  return group ?? null
}

/** The products with certificates in a folder, each with all of its certificates (S2 2.15). */
export async function findCertificateProducts(site: SiteId, folderId: string): Promise<MaterialGroup[]> {
  const library = await findLibrary(site, 'certificate')
  const inFolder = new Set(idsIn(toCategoryIndex(library), folderId))
  const ownCategory = new Set(
    library.placements.filter(({ categoryId }) => categoryId === folderId).map(toId),
  )
  const groups = toGroups(library).filter(({ product, materialIds }) =>
    materialIds.some((id) => inFolder.has(id) && (ownCategory.has(id) || product?.categoryId === folderId)),
  )
  return toMaterialGroups(site, groups)
}

type Group = { id: string; product: PlacedProduct | null; materialIds: string[] }

/** By product in tree order, then the materials without a visible product. */
function toGroups({ tree, products, placements }: Library): Group[] {
  const shown = new Set(products.map(toId))
  const byProduct = Map.groupBy(
    placements.flatMap(({ id, productIds }) => productIds.map((productId) => ({ id, productId }))),
    ({ productId }) => productId,
  )
  const grouped = sortedByTree(tree, products).flatMap((product) => {
    const materials = byProduct.get(product.id)
    return materials ? [{ id: product.id, product, materialIds: materials.map(toId) }] : []
  })
  const withoutProduct = placements.filter(({ productIds }) => !productIds.some((id) => shown.has(id)))
  return [...grouped, ...withoutProduct.map(({ id }) => ({ id, product: null, materialIds: [id] }))]
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
