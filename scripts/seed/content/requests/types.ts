import type { SiteId } from '@/i18n/locales'
import type { InquiryKind, InquiryStatus } from '@/lib/inquiries/kinds'
import type { InquiryField } from '@/server/inquiries/new-inquiry'

export type RequestSeed = {
  id: string
  reference: string
  kind: InquiryKind
  site: SiteId
  status: InquiryStatus
  /** How long before the seed it was sent: the inbox shows recent inquiries, and old ones are erased. */
  hoursAgo: number
  /** The page of the form; absent if it was sent by another system. */
  page?: string
  owner?: 'editor' | 'inbox'
  note?: string
  /** Models of the catalogue. */
  products?: string[]
  /** A picture of `assets`, and the sender's name for it. */
  attachment?: { picture: string; name: string }
  subscription?: boolean
  /** The fields of the form; empty if they have been erased. */
  fields?: Partial<Record<Exclude<InquiryField, 'file' | 'productName'>, string>>
}
