import 'server-only'
import { findMaterials, findMaterialsOfKind, findTrainingPage } from '@/features/materials/queries'
import type { MaterialItem, MaterialPage } from '@/features/materials/queries/items'
import type { SiteId } from '@/i18n/locales'
import type { Paging } from '@/server/documents'
import type { FileKind } from './items'
import { pageOf } from './paging'
import { findCategoryIndex, idsIn } from './category-index'

/**
 * The files directly in a folder, by order and id; null for files without a folder, `below` includes all
 * subfolders. Materials without a category belong to the categories of their products.
 */
export async function findFolderFiles(
  site: SiteId,
  kind: FileKind,
  folderId: string | null,
  below = false,
): Promise<MaterialItem[]> {
  return findMaterials(site, idsIn(await findCategoryIndex(site, kind), folderId, below))
}

/** One page of the files directly in a folder. `total` counts all of them. */
export async function findFolderFilePage(
  site: SiteId,
  kind: FileKind,
  folderId: string,
  paging: Paging,
): Promise<MaterialPage> {
  const ids = idsIn(await findCategoryIndex(site, kind), folderId)
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
