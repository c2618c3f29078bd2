/** Returns a path of this site; null for anything that a browser or mail program could interpret as another host. */
export function safePath(value: unknown): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])[\x21-\x7e]*$/.test(value) || value.includes('\\'))
    return null
  return value
}
