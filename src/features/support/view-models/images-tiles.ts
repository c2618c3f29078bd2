import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import { toPicture } from '@/lib/media-picture'
import type { Picture } from '@/lib/picture'
import type { Folder, ImageProduct } from '../queries'
import { folderHref, imagesHref, type FolderLevel } from './images-levels'

export type ImageTile = { id: string; name: string; href?: string; picture?: Picture; count?: string }

export function toImageFolderTile(site: SiteId, level: FolderLevel, folder: Folder): ImageTile {
  const { id, name, cover } = folder
  return { id, name, href: folderHref(site, level, folder), picture: cover ? toPicture(cover) : undefined }
}

/** Cover, name and how many pictures there are (S2 2.12). */
export function toImageProductTile(site: SiteId, product: ImageProduct): ImageTile {
  const { id, name, cover, imageCount } = product
  return {
    id,
    name,
    href: imagesHref(site, product),
    picture: cover ? toPicture(cover) : undefined,
    count: translator(site, 'supportPictures')('images.count', { count: imageCount }),
  }
}
