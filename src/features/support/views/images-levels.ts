import { href } from '@/addresses/href'
import type { SiteId } from '@/i18n/locales'
import type { Folder, ImageProduct } from '../queries'
import { opens } from './levels'

/** A level of the product images in addresses: 0 to 2 folders, 3 products, 4 the pictures of one (S2 2.12). */
export type ImageLevel = '0' | '1' | '2' | '3' | '4'

/** The levels that show folders. */
export type FolderLevel = '0' | '1' | '2'

type Branch = Pick<Folder, 'id' | 'numChildren'>

/** Where a folder of a level leads: from 0 only with subfolders, from 1 past level 2 without any (S2 4). */
export function nextLevel(
  level: FolderLevel,
  { numChildren }: Pick<Folder, 'numChildren'>,
): ImageLevel | null {
  const next = opens('image', Number(level), numChildren)
  return next === null ? null : `${next}`
}

/** The level that shows what is in a folder, by its way from the first level. */
export function levelOf(path: readonly Branch[]): '1' | '2' | '3' {
  const folder = path.at(-1)
  if (!folder || folder.numChildren === 0) return '3'
  return path.length === 1 ? '1' : '2'
}

/** Missing where a folder may not be opened. */
export function folderHref(site: SiteId, level: FolderLevel, folder: Branch): string | undefined {
  const next = nextLevel(level, folder)
  return next ? href(site, 'supportProductPicture', { level: next, id: folder.id }) : undefined
}

/** What is in the last folder of a way. */
export function openFolderHref(site: SiteId, path: readonly Branch[], pageNo?: number): string {
  return href(site, 'supportProductPicture', { level: levelOf(path), id: path.at(-1)?.id, pageNo })
}

/** The pictures of a product; without any it is no link (S2 4). */
export function imagesHref(
  site: SiteId,
  { id, classifyId, imageCount }: Pick<ImageProduct, 'id' | 'classifyId' | 'imageCount'>,
): string | undefined {
  return imageCount > 0 ? href(site, 'supportProductPicture', { level: '4', id, classifyId }) : undefined
}
