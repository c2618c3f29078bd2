/** Only used to parse; paths with another origin are rejected. */
const dummyOrigin = 'https://own.example'

/**
 * The `parentPath` of a product's address (S2 2.3, 2.6) if it is a path of a solutions page, or null. The value
 * is untrusted, so everything else is rejected.
 */
export function safePath(value: string | null): string | null {
  if (!value || !/^\/(?![/\\])/.test(value)) return null
  const url = URL.parse(value, dummyOrigin)
  if (url?.origin !== dummyOrigin || url.username !== '') return null
  return /^\/(en|[a-z]{2}_[A-Z]{2})\/solutions$/.test(url.pathname) ? `${url.pathname}${url.search}` : null
}
