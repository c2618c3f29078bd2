import 'server-only'
import type { SiteId } from '@/i18n/locales'
import type { RequestKind } from '@/lib/requests/kinds'
import type { Challenge } from './captcha'

export type NewRequest = {
  kind: RequestKind
  site: SiteId
  /** What the schema made of the fields. */
  values: RequestValues
  via: 'form' | 'contract'
  /** The sender's own key; without one, the same words within ten minutes are one request. */
  attempt: string | null
  page?: string
  /** Spent with the request: it opens no other. */
  challenge?: Challenge
  /** Kept, but nobody is told. */
  isSpam?: boolean
}

/** The fields of all forms, as their schemas leave them. */
export type RequestValues = Partial<Record<RequestField, string>> & {
  productId?: string[]
  subscription?: boolean
}

export type RequestField =
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
