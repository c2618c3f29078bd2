import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { InquiryKind } from '@/lib/inquiries/kinds'
import type { SolvedChallenge } from './captcha'

export type NewInquiry = {
  kind: InquiryKind
  site: SiteId
  /** The fields, as parsed by the schema. */
  values: InquiryValues
  via: 'form' | 'contract'
  /** The client's key; without one, the same values within ten minutes are the same inquiry. */
  idempotencyKey: string | null
  page?: string
  /** Used up by this inquiry. */
  challenge?: SolvedChallenge
  /** Stored without notifications. */
  isSpam?: boolean
}

/** The fields of all forms, as parsed by their schemas. */
export type InquiryValues = Partial<Record<InquiryField, string>> & {
  productId?: string[]
  subscription?: boolean
}

export type InquiryField =
  | 'prefix'
  | 'firstName'
  | 'lastName'
  | 'name'
  | 'email'
  | 'mobile'
  | 'phone'
  | 'company'
  | 'organ'
  | 'position'
  | 'continent'
  | 'area'
  | 'country'
  | 'province'
  | 'city'
  | 'content'
  | 'productName'
  | 'quantity'
  | 'destination'
  | 'model'
  | 'serialNumber'
  | 'specificProblem'
  | 'whetherFirstUnpack'
  | 'purchaseDate'
  | 'installedDate'
  | 'file'
