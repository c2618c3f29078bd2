/** Whether If-None-Match contains the entity tag (RFC 9110, 13.1.2: weak comparison). */
export function isNotModified(headers: Headers, etag: string): boolean {
  const ifNoneMatch = headers.get('if-none-match')
  if (ifNoneMatch === null) return false
  return ifNoneMatch
    .split(',')
    .some((sent) => sent.trim() === '*' || sent.trim().replace(/^W\//, '') === etag)
}

/** The Range header, unless If-Range names another version (RFC 9110, 13.1.5: strong comparison). */
export function rangeOf(headers: Headers, etag: string): string | null {
  const ifRange = headers.get('if-range')
  return ifRange === null || ifRange.trim() === etag ? headers.get('range') : null
}
