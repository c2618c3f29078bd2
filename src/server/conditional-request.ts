import fresh from 'fresh'

/** Whether If-None-Match contains the entity tag (RFC 9110, 13.1.2: weak comparison). */
export function isNotModified(headers: Headers, etag: string): boolean {
  return fresh({ 'if-none-match': headers.get('if-none-match') ?? undefined }, { etag })
}

/** The Range header, unless If-Range names another version (RFC 9110, 13.1.5: strong comparison). */
export function rangeOf(headers: Headers, etag: string): string | null {
  const ifRange = headers.get('if-range')
  return ifRange === null || ifRange.trim() === etag ? headers.get('range') : null
}
