import { formatDate } from '@/i18n/format'
import type { SiteId } from '@/i18n/locales'
import { translator } from '@/i18n/translator'
import type { MaterialKind } from '@/lib/material-kinds'
import type { MaterialItem } from '../queries/items'
import { toDocument } from './documents'

/** A file in the list of a signed-in distributor. */
export type LibraryFile = {
  /** Of the material. */
  id: string
  name: string
  kind: MaterialKind
  kindName: string
  /** Public path, /file/<key>. */
  url: string
  fileName: string
  facts: string[]
  updateTime: string
  updateText: string
  /** Since their last visit; false on the first one. */
  isNew: boolean
  viewerHref: string | null
}

/** Newest first. */
export function toLibraryFiles(site: SiteId, materials: MaterialItem[], since: string | null): LibraryFile[] {
  const t = translator(site, 'files')
  return materials.toSorted(newestFirst).map((material) => {
    const { id, kind, updateTime } = material
    const { name, facts, fileHref, fileName, pdf } = toDocument(site, material)
    return {
      id,
      name,
      kind,
      kindName: t(`kinds.${kind}`),
      url: fileHref,
      fileName,
      facts,
      updateTime,
      updateText: formatDate(site, updateTime),
      isNew: since !== null && Date.parse(updateTime) > Date.parse(since),
      viewerHref: pdf?.viewerHref ?? null,
    }
  })
}

function newestFirst(one: MaterialItem, other: MaterialItem): number {
  return Date.parse(other.updateTime) - Date.parse(one.updateTime) || (one.id < other.id ? 1 : -1)
}
