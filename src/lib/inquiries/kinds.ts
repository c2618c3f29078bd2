import { isOneOf } from '../typed-keys'

/** The kinds of inquiries: quote or general (type 1 of S2 9), service (type 2), message from the footer (S1 2.4). */
export const inquiryKinds = ['contact', 'service', 'message'] as const

export type InquiryKind = (typeof inquiryKinds)[number]

export const inquiryStatuses = ['new', 'progress', 'done', 'spam'] as const

export type InquiryStatus = (typeof inquiryStatuses)[number]

export function isInquiryStatus(value: unknown): value is InquiryStatus {
  return isOneOf(inquiryStatuses, value)
}
