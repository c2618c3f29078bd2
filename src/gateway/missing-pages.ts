import { parseCookie } from 'cookie'
import { locate } from '@/addresses/locate'
import { missingAddressOf, ownReferrer } from '@/addresses/missing'
import { findRedirect, type Redirect } from '@/addresses/redirects'
import { storedSiteCookie, type Hosts } from '@/addresses/sites'
import type { MissingAddress } from '@/server/missing-counter'
import type { Exchange } from './exchange'

type Options = {
  hosts: () => Hosts
  redirects: () => Promise<ReadonlyMap<string, Redirect>>
  count: (missing: MissingAddress) => void
}

export type Answer = { to: string; permanent: boolean }

/** What is sent instead of the error page: an editor's redirect. Without one the address is counted as missing. */
export type AnswerMissing = (exchange: Exchange) => Promise<Answer | null>

export function answerMissingPages({ hosts, redirects, count }: Options): AnswerMissing {
  return async (exchange) => {
    const { req, host, path, query, isRefresh, hasLookedForRedirect } = exchange
    if (hasLookedForRedirect || (exchange.method !== 'GET' && exchange.method !== 'HEAD')) return null
    exchange.hasLookedForRedirect = true
    const parameters = new URLSearchParams(query)
    const storedSite = parseCookie(req.headers.cookie ?? '')[storedSiteCookie]
    const located = locate({ host, path, query: parameters, storedSite, hosts: hosts() })
    const requested = { located, path, query: parameters }
    const answer = findRedirect(await redirects(), requested)
    if (answer || isRefresh || exchange.method === 'HEAD') return answer
    const missing = missingAddressOf(requested)
    if (missing) count({ ...missing, referrer: ownReferrer(req.headers.referer, host) })
    return null
  }
}
