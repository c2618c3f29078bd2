import type { CollectionSlug } from 'payload'

/** References of uploaded files that test cases send; each can be attached once. */
export const requestFileIds = {
  unclaimed: 'f8d1c1b0-0000-4000-8000-000000000001',
  quarantined: 'f8d1c1b0-0000-4000-8000-000000000002',
} as const

const { unclaimed, quarantined } = requestFileIds

const files = [
  { id: '1910000000000000001', reference: unclaimed, state: 'clean', filename: 'nameplate.pdf' },
  { id: '1910000000000000002', reference: quarantined, state: 'quarantined', filename: 'infected.pdf' },
]

export const inquiryContent: [CollectionSlug, object[]][] = [
  ['request-files', files.map((file) => ({ mimeType: 'application/pdf', ...file }))],
]
