import type { SiteId } from '@/i18n/locales'
import type { MediaItem } from '@/server/media'

export type ServiceTypeItem = {
  id: string
  name: string
  mode: 'tabs' | 'single'
  contractLayout: 'normal' | 'special'
  cover: MediaItem | null
  /** Sanitised HTML. */
  content: string
  sites: SiteId[]
  writtenFor: SiteId[]
}

export type ContractCardItem = {
  id: string
  title: string
  typeId: string
  productId: string | null
  cover: MediaItem | null
}

export type ContractItem = ContractCardItem & {
  /** Sanitised HTML. */
  overview: string
  traits: { image: MediaItem | null; firstTrait: string; secondTrait: string }[]
  packageDetail: string
  fileIds: string[]
  sites: SiteId[]
  writtenFor: SiteId[]
}

export type ServiceCaseItem = {
  id: string
  title: string
  typeId: string
  cover: MediaItem | null
  content: string
  sites: SiteId[]
  writtenFor: SiteId[]
}
