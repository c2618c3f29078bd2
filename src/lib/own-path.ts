/** A path of this site; null for anything that a browser or a mail program could read as another address. */
export function ownPath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])[\x21-\x7e]*$/.test(value) || value.includes('\\'))
    return null
  return value
}
