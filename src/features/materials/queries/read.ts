import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { Material } from '@/payload-types'
import { findFiles } from '@/server/files'
import { findMedia } from '@/server/media'
import type { MaterialItem } from './items'

export const selected = {
  name: true,
  kind: true,
  file: true,
  cover: true,
  category: true,
  language: true,
  version: true,
  updateTime: true,
  createdAt: true,
  sites: true,
} as const

type Stored = Pick<Material, 'id' | keyof typeof selected>

/** Materials with files and covers, each read once for all of them; materials without a file are left out. */
export async function toMaterials(site: SiteId, docs: Stored[]): Promise<MaterialItem[]> {
  const [files, media] = await Promise.all([
    findFiles(docs.map(({ file }) => file)),
    findMedia(
      site,
      docs.map(({ cover }) => cover),
    ),
  ])
  return docs.flatMap((doc) => {
    const file = files.get(String(doc.file))
    if (!file) return []
    const { url, mimeType, size, restricted } = file
    const stored = { fileId: file.id, fileGroups: file.groups, url, mimeType, size, restricted }
    const cover = media.get(String(doc.cover)) ?? null
    return [{ ...toItem(doc), ...stored, cover }]
  })
}

function toItem(doc: Stored) {
  return {
    id: doc.id,
    name: doc.name ?? '',
    kind: doc.kind,
    categoryId: doc.category ? String(doc.category) : null,
    language: doc.language,
    version: doc.version ?? '',
    updateTime: doc.updateTime ?? doc.createdAt,
    sites: doc.sites,
  }
}
