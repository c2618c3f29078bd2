import { locate } from '@/addresses/locate'
import { storedSiteCookie, type Hosts } from '@/addresses/sites'
import type { Exchange } from './exchange'
import type { Route } from './cache-policy'

const buildFiles = '/_next/static/'
/** The old system's path prefix of the contract and its files. */
const legacyPrefix = /^\/biomedical-admin-api(?=\/(?:f|file)\/)/
// Documents are not cached: access to them is checked at each request.
const taggedPaths = /^\/(?:f|file\/pictures|rss)\/|^\/(?:sitemap|robots)[\w-]*\.(?:xml|txt)$/

/** The cache key of a request: the internal path of a page, or path and sorted query. */
export function routeOf({ host, path, pathForm, query, req }: Exchange, hosts: Hosts): Route {
  if (path.startsWith(buildFiles)) return { kind: 'cacheable', what: 'asset', key: path }
  const parameters = new URLSearchParams(query)
  const storedSite = readCookie(req.headers.cookie, storedSiteCookie)
  const located = locate({ host, path, query: parameters, storedSite, hosts })
  if (located.kind === 'page' && pathForm !== 'normalised')
    return { kind: 'redirect', to: query ? `${path}?${query}` : path, permanent: true }
  if (located.kind === 'page') return { kind: 'cacheable', what: 'page', key: located.internal }
  if (located.kind === 'notFound') return { kind: 'cacheable', what: 'notFound', key: located.internal }
  if (located.kind === 'redirect') return located

  const name = path.replace(legacyPrefix, '')
  if (!taggedPaths.test(name)) return { kind: 'pass' }
  parameters.sort()
  return { kind: 'cacheable', what: 'tagged', key: `${name}?${parameters}` }
}

function readCookie(header: string | undefined, name: string): string | null {
  const found = header?.split(';').find((pair) => pair.trim().startsWith(`${name}=`))
  return found ? found.slice(found.indexOf('=') + 1).trim() : null
}
