import { parseCookie } from 'cookie'
import { locate } from '@/addresses/locate'
import { storedSiteCookie, type Hosts } from '@/addresses/sites'
import type { Exchange } from './exchange'
import type { Route } from './cache-policy'

/** The files of the build. */
export const buildFiles = '/_next/static/'
/** The old system's path prefix of the contract and its files. */
const legacyPrefix = /^\/biomedical-admin-api(?=\/(?:f|file)\/)/
// Documents are not cached: access to them is checked at each request.
const taggedPaths = /^\/(?:f|file\/pictures|rss)\/|^\/(?:sitemap|robots)[\w-]*\.(?:xml|txt)$/

/** What decides the route of a request. */
export type RouteRequest = Pick<Exchange, 'host' | 'path' | 'pathForm' | 'query'> & {
  req: { headers: { cookie?: string | undefined } }
}

/** The cache key of a request: the internal path of a page, or path and sorted query. */
export function routeOf({ host, path, pathForm, query, req }: RouteRequest, hosts: Hosts): Route {
  if (path.startsWith(buildFiles)) return { kind: 'cacheable', what: 'asset', key: path }
  const parameters = new URLSearchParams(query)
  const storedSite = parseCookie(req.headers.cookie ?? '')[storedSiteCookie]
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
