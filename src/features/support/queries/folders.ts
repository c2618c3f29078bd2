import 'server-only'
import { pathTo } from '@/lib/tree'
import type { CategoryItem } from '@/features/products/queries/items'
import type { SiteId } from '@/i18n/locales'
import type { Folder, FolderKind } from './items'
import { findCategoryIndex, idsIn, nonEmptyCategories } from './category-index'

/** Categories below `parentId` (null: the first level) in tree order that contain items of the kind, directly or below. */
export async function findFolders(
  site: SiteId,
  kind: FolderKind,
  parentId: string | null,
): Promise<Folder[]> {
  const { folders, toFolder } = await readFolders(site, kind)
  return folders.filter((folder) => folder.parentId === parentId).map(toFolder)
}

/** The path to a folder, outermost first; null if the site does not show it. */
export async function findFolderPath(site: SiteId, kind: FolderKind, id: string): Promise<Folder[] | null> {
  const { folders, toFolder } = await readFolders(site, kind)
  const path = pathTo(folders, id)
  return path.length > 0 ? path.map(toFolder) : null
}

async function readFolders(site: SiteId, kind: FolderKind) {
  const index = await findCategoryIndex(site, kind)
  const nonEmpty = nonEmptyCategories(index)
  const folders = index.tree.filter(({ id }) => nonEmpty.has(id))
  const toFolder = ({ id, name, cover, parentId }: CategoryItem): Folder => ({
    id,
    name,
    cover,
    numChildren: folders.filter((folder) => folder.parentId === id).length,
    itemCount: idsIn(index, id, true).length,
    parentId,
  })
  return { folders, toFolder }
}
