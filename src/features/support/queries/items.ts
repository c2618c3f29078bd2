import type { MaterialItem } from '@/features/materials/queries/items'
import type { SiteId } from '@/i18n/locales'
import type { Neighbours } from '@/lib/neighbours'
import type { SupportKind } from '@/lib/support-kinds'
import type { MediaItem } from '@/server/media'
import type { OnOwnPage } from '@/server/shown-documents'

/** The kinds of the library's drill-downs (S2 4). */
export type FolderKind = FileKind | 'image'

export type FileKind = 'brochure' | 'manual' | 'certificate' | 'flyer'

/** A category that contains items of a kind, directly or below. */
export type Folder = {
  id: string
  name: string
  cover: MediaItem | null
  /** Subfolders that contain items of the kind. */
  numChildren: number
  /** The items of the kind in it, directly or below. */
  itemCount: number
  parentId: string | null
}

/** `imageCount` is the number of pictures on its page. */
export type ImageProduct = {
  id: string
  name: string
  cover: MediaItem | null
  imageCount: number
  classifyId: string
}

export type ImageProductPage = { items: ImageProduct[]; total: number }

export type ProductImages = {
  id: string
  productName: string
  /** The cover, then the gallery, each picture once. */
  images: MediaItem[]
  hd: { url: string; name: string; restricted: boolean } | null
  classifyId: string
}

export type ImageNeighbour = { id: string; name: string; classifyId: string }

export type ImageNeighbours = Neighbours<ImageNeighbour>

/** Kinds that are listed by product. */
export type GroupKind = 'manual' | 'certificate' | 'specification'

/** The materials of a product, or one material without a product; `id` is that of either (S2 3). */
export type MaterialGroup = { id: string; name: string; cover: MediaItem | null; files: MaterialItem[] }

export type MaterialGroupPage = { items: MaterialGroup[]; total: number }

export type SupportPageItem = {
  id: string
  kind: SupportKind
  title: string
  lead: string
  icon: MediaItem | null
  /** Sanitised HTML. */
  content: string
  updateTime: string
  sites: SiteId[]
} & OnOwnPage

/** The editable content of the service and support pages (S2 1, 2.16, 2.17). */
export type ServiceSupport = {
  lead: string
  picture: MediaItem | null
  promises: { figure: string; label: string }[]
  pillars: { title: string; text: string }[]
  hotline: string
  /** The QR code of the official account. */
  officialAccount: MediaItem | null
  /** The external online repair request. */
  repair: { label: string; address: string } | null
  customerIntroduction: string
  /** The banner of the contact page (S2 2.18). */
  contactPicture: MediaItem | null
}
