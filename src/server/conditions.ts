import fresh from 'fresh'

/** Whether the client has what this entity tag names (RFC 9110, 13.1.2: the weak comparison). */
export function isNotModified(headers: Headers, etag: string): boolean {
  return fresh({ 'if-none-match': headers.get('if-none-match') ?? undefined }, { etag })
}

/** The range asked for, unless it continues another edition than this (RFC 9110, 13.1.5: the strong comparison). */
export function rangeOf(headers: Headers, etag: string): string | null {
  const continued = headers.get('if-range')
  return continued === null || continued.trim() === etag ? headers.get('range') : null
}
