const printable = /^\/[\u0021-\u007e]*$/
const brokenEscape = /%(?![0-9a-f]{2})/i
/** Parsers differ on whether these encode a separator or part of a name. */
const encodedSeparator = /%(?:2e|2f|5c)/i
const control = /[\u0000-\u001f\u007f]/

/**
 * Normalises the percent-encoding of a path: no unnecessary escapes, the others in upper case. Null when two parsers
 * could interpret it as different paths. It keeps upper and lower case and trailing slashes.
 */
export function normalisePath(sent: string): string | null {
  if (!printable.test(sent) || sent.includes('\\') || sent.includes('//')) return null
  if (brokenEscape.test(sent) || encodedSeparator.test(sent)) return null
  const decoded = decode(sent)
  if (decoded === null || control.test(decoded)) return null
  // Double encoding: decoded twice, it would be another path.
  if (/%[0-9a-f]{2}/i.test(decoded)) return null
  if (decoded.split('/').some((segment) => segment === '.' || segment === '..')) return null
  return encodeURI(decoded).replace(/[?#]/g, encodeURIComponent)
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}
