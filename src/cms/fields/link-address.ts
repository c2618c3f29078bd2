import type { PayloadRequest } from 'payload'
import { adminText } from '../texts'

/** Absolute web addresses and paths of this site; no scripts, no protocol-relative addresses. */
export function isLinkAddress(value: unknown): boolean {
  return typeof value === 'string' && /^(https?:\/\/[^\s]+|\/(?![/\\])[^\s]*)$/.test(value)
}

/** What a validation knows besides the value. */
export type Validated = { req: Pick<PayloadRequest, 'i18n'> }

export function checkLinkAddress(value: unknown, { req }: Validated): string | true {
  return !value || isLinkAddress(value) || adminText(req)('errors:linkAddress')
}

/** Validates the address of a link in a text: as above, and also mail and telephone links. */
export function checkTextLink(
  value: unknown,
  { req, siblingData }: Validated & { siblingData?: unknown },
): string | true {
  const isInternal = (siblingData as { linkType?: string } | undefined)?.linkType === 'internal'
  if (isInternal || isLinkAddress(value) || (typeof value === 'string' && /^(mailto|tel):\S+$/.test(value)))
    return true
  return adminText(req)('errors:textLink')
}
