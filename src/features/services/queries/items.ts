import type { SiteId } from '@/i18n/locales'
import type { MediaItem } from '@/server/media'
import type { OnOwnPage } from '@/server/shown-documents'

export type ServiceTypeItem = {
  id: string
  name: string
  mode: 'tabs' | 'single'
  contractLayout: 'normal' | 'special'
  cover: MediaItem | null
  /** Sanitised HTML. */
  content: string
  sites: SiteId[]
} & OnOwnPage

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
} & OnOwnPage

export type ServiceCaseItem = {
  id: string
  title: string
  typeId: string
  cover: MediaItem | null
  content: string
  sites: SiteId[]
} & OnOwnPage
