import { parseCookie } from 'cookie'
import { locate } from '@/addresses/locate'
import { storedSiteCookie, type Hosts } from '@/addresses/sites'
import type { Exchange } from './exchange'
import type { Route } from './keeping'

const buildFiles = '/_next/static/'
/** The old system's name of the contract and its files. */
const alias = /^\/biomedical-admin-api(?=\/(?:f|file)\/)/
// Documents are checked at each request, and their clients ask whether they changed.
const tagged = /^\/(?:f|file\/pictures|rss)\/|^\/(?:sitemap|robots)[\w-]*\.(?:xml|txt)$/

/** The key under which an answer is kept: what the address table calls a page, or path and sorted query. */
export function routeOf({ host, path, spelling, query, req }: Exchange, hosts: Hosts): Route {
  if (path.startsWith(buildFiles)) return { kind: 'keep', what: 'asset', key: path }
  const parameters = new URLSearchParams(query)
  const storedSite = parseCookie(req.headers.cookie ?? '')[storedSiteCookie]
  const located = locate({ host, path, query: parameters, storedSite, hosts })
  if (located.kind === 'page' && spelling !== 'plain')
    return { kind: 'redirect', to: query ? `${path}?${query}` : path, permanent: true }
  if (located.kind === 'page') return { kind: 'keep', what: 'page', key: located.internal }
  if (located.kind === 'notFound') return { kind: 'keep', what: 'notFound', key: located.internal }
  if (located.kind === 'redirect') return located

  const name = path.replace(alias, '')
  if (!tagged.test(name)) return { kind: 'pass' }
  parameters.sort()
  return { kind: 'keep', what: 'tagged', key: `${name}?${parameters}` }
}
