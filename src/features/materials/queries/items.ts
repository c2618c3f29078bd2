import type { SiteId } from '@/i18n/locales'
import type { MaterialKind } from '@/lib/material-kinds'
import type { MediaItem } from '@/server/media'
import type { OnOwnPage } from '@/server/shown-documents'

/** A file of the library. Names and addresses of restricted files are public, their content is not (readings 29). */
export type MaterialItem = {
  id: string
  name: string
  kind: MaterialKind
  /** Its own category; without one it belongs to those of its products. */
  categoryId: string | null
  fileId: string
  /** Public path, /file/<key>. */
  url: string
  mimeType: string
  /** Bytes. */
  size: number
  restricted: boolean
  /** The groups that can download it while it is restricted; empty: every distributor. */
  fileGroups: string[]
  cover: MediaItem | null
  language: 'en' | 'zh' | 'es' | 'fr' | 'multi'
  version: string
  updateTime: string
  sites: SiteId[]
}

/** A material with its products and the sites that have a name of their own for it; the others show it by fallback. */
export type MaterialDetail = MaterialItem & OnOwnPage & { productIds: string[] }

export type MaterialPage = { items: MaterialItem[]; total: number }
