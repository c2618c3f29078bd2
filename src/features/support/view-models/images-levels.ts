import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import type { Folder, ImageProduct } from '../queries'
import { levelOpenedBy } from './levels'

/** A level of the product images in addresses: 0 to 2 folders, 3 products, 4 the pictures of one (S2 2.12). */
export type ImageLevel = '0' | '1' | '2' | '3' | '4'

/** The levels that show folders. */
export type FolderLevel = '0' | '1' | '2'

type Branch = Pick<Folder, 'id' | 'numChildren'>

/** The level opened by a folder: from 0 only with subfolders; from 1 it skips level 2 without subfolders (S2 4). */
export function nextLevel(
  level: FolderLevel,
  { numChildren }: Pick<Folder, 'numChildren'>,
): ImageLevel | null {
  const next = levelOpenedBy('image', Number(level), numChildren)
  return next === null ? null : `${next}`
}

/** The level that shows the content of a folder, by its path from the first level. */
export function levelOf(path: readonly Branch[]): '1' | '2' | '3' {
  const folder = path.at(-1)
  if (!folder || folder.numChildren === 0) return '3'
  return path.length === 1 ? '1' : '2'
}

/** Undefined if the folder cannot be opened. */
export function folderHref(site: SiteId, level: FolderLevel, folder: Branch): string | undefined {
  const next = nextLevel(level, folder)
  return next ? href(site, 'supportProductPicture', { level: next, id: folder.id }) : undefined
}

/** The address of the last folder of a path. */
export function openFolderHref(site: SiteId, path: readonly Branch[], pageNo?: number): string {
  return href(site, 'supportProductPicture', { level: levelOf(path), id: path.at(-1)?.id, pageNo })
}

/** The pictures of a product; undefined without pictures (S2 4). */
export function imagesHref(
  site: SiteId,
  { id, classifyId, imageCount }: Pick<ImageProduct, 'id' | 'classifyId' | 'imageCount'>,
): string | undefined {
  return imageCount > 0 ? href(site, 'supportProductPicture', { level: '4', id, classifyId }) : undefined
}
