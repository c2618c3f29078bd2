import 'server-only'
import { findMaterials, findMaterialsOfKind, findTrainingPage } from '@/features/materials/queries'
import type { MaterialItem, MaterialPage } from '@/features/materials/queries/items'
import type { SiteId } from '@/i18n/locales'
import type { Paging } from '@/server/documents'
import type { FileKind } from './items'
import { pageOf } from './paging'
import { findShelves, idsIn } from './shelves'

/**
 * What stands directly in a folder, by order and id; null for what stands in none, `below` takes all of its
 * subfolders' too. Materials without a category stand where their products do.
 */
export async function findFolderFiles(
  site: SiteId,
  kind: FileKind,
  folderId: string | null,
  below = false,
): Promise<MaterialItem[]> {
  return findMaterials(site, idsIn(await findShelves(site, kind), folderId, below))
}

/** One page of what stands directly in a folder. `total` counts all of it. */
export async function findFolderFilePage(
  site: SiteId,
  kind: FileKind,
  folderId: string,
  paging: Paging,
): Promise<MaterialPage> {
  const ids = idsIn(await findShelves(site, kind), folderId)
  return { items: await findMaterials(site, pageOf(ids, paging)), total: ids.length }
}

/** The general catalogues, by order and id. */
export function findGeneralCatalogues(site: SiteId): Promise<MaterialItem[]> {
  return findMaterialsOfKind(site, 'catalogue')
}

/** The videos of a kind, by order and id. `total` counts all, also beyond the last page. */
export function findVideoPage(
  site: SiteId,
  kind: 'product-video' | 'user-video',
  paging: Paging,
): Promise<MaterialPage> {
  return findTrainingPage(site, { kind, language: '', ...paging })
}
