import type { SiteId } from '@/i18n/locales'
import type { InquiryKind, InquiryStatus } from '@/lib/inquiries/kinds'
import type { InquiryField } from '@/server/inquiries/new-inquiry'

export type RequestSeed = {
  id: string
  reference: string
  kind: InquiryKind
  site: SiteId
  status: InquiryStatus
  /** How long before the seeding it was sent: an inbox is about yesterday, and old requests are erased. */
  hoursAgo: number
  /** Where the form stood; without one it came from another system. */
  page?: string
  owner?: 'editor' | 'inbox'
  note?: string
  /** Models of the catalogue. */
  products?: string[]
  /** A picture of `assets`, and the sender's name for it. */
  attachment?: { picture: string; name: string }
  subscription?: boolean
  /** The fields of the form; none are left where the retention has erased them. */
  fields?: Partial<Record<Exclude<InquiryField, 'file' | 'productName'>, string>>
}
