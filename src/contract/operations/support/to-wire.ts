import type { z } from 'zod'
import type { MaterialItem } from '@/features/materials/queries'
import type { Folder, ImageProduct, MaterialGroup } from '@/features/support/queries'
import type { SiteId } from '@/i18n/locales'
import type { materialFile } from '../../schemas/media'
import type { folder, materialGroup, productEntry, productVideo } from '../../schemas/support'
import { toTime } from '../../schemas/time'

export function toWireFile({ id, name, url }: MaterialItem): z.input<typeof materialFile> {
  return { id, fileName: name, filePath: url }
}

export function toWireFolder({ id, name, numChildren, cover }: Folder): z.input<typeof folder> {
  return { id, name, numChildren, coverImage: cover?.url ?? null }
}

export function toWireGroup({ id, name, files }: MaterialGroup): z.input<typeof materialGroup> {
  return { id, name, productMaterialList: files.map(toWireFile) }
}

export function toWireEntry({ cover, ...entry }: ImageProduct): z.input<typeof productEntry> {
  return { ...entry, coverImage: cover?.url ?? null }
}

export function toWireVideo(site: SiteId, { cover, updateTime, ...video }: MaterialItem) {
  const picture = cover?.url ?? null
  return {
    ...toWireFile({ cover, updateTime, ...video }),
    coverImage: picture,
    videoCoverImage: picture,
    updateTime: toTime(site, updateTime),
  } satisfies z.input<typeof productVideo>
}
