/** Any host: only paths of the own one pass. */
const ownOrigin = 'https://own.example'

/**
 * The path to lead back to, from the `parentPath` of a product's address (S2 2.3, 2.6), or null. It comes from
 * whoever wrote the link, so nothing but a path of this site's pages counts.
 */
export function ownPath(value: string | null): string | null {
  if (!value || !/^\/(?![/\\])/.test(value)) return null
  const url = URL.parse(value, ownOrigin)
  if (url?.origin !== ownOrigin || url.username !== '') return null
  return /^\/(en|[a-z]{2}_[A-Z]{2})\/solutions$/.test(url.pathname) ? `${url.pathname}${url.search}` : null
}
