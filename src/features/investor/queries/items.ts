import type { FileItem } from '@/server/files'
import type { MediaItem } from '@/server/media'

/** A page of another service, shown in a frame with a visible link (readings 17). */
export type FrameItem = { address: string; label: string }

/** The board secretary's card; a line without text is empty. */
export type InvestorContact = {
  name: string
  position: string
  phone: string
  fax: string
  postcode: string
  address: string
  email: string
}

export type InvestorRelationsItem = {
  stocks: FrameItem | null
  notice: FrameItem | null
  contact: InvestorContact
}

export type InvestorVideoItem = {
  id: string
  name: string
  cover: MediaItem | null
  /** Plays in a dialog or opens its address. */
  linkType: 'inline' | 'link'
  video: FileItem | null
  address: string | null
}

export type InvestorVideoPage = { items: InvestorVideoItem[]; total: number }
