const printable = /^\/[\u0021-\u007e]*$/
const brokenEscape = /%(?![0-9a-f]{2})/i
/** Readers disagree whether these encode a separator or a part of a name. */
const encodedSeparator = /%(?:2e|2f|5c)/i
const control = /[\u0000-\u001f\u007f]/

/**
 * The one spelling of a path as it was sent: no needless escapes, the others in upper case. Null where two readers
 * could take it for different paths. It tells nothing about upper and lower case and trailing slashes.
 */
export function plainPath(sent: string): string | null {
  if (!printable.test(sent) || sent.includes('\\') || sent.includes('//')) return null
  if (brokenEscape.test(sent) || encodedSeparator.test(sent)) return null
  const decoded = decode(sent)
  if (decoded === null || control.test(decoded)) return null
  // Decoded a second time by somebody, it would be another path.
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
