import 'server-only'
import { headers } from 'next/headers'
import { after, userAgent } from 'next/server'
import { normalise } from '@/lib/search/normalise'
import { countSearch } from './count-search'

type Search = Parameters<typeof countSearch>[0]

/** Counts the search of a page after the response: not prefetches, bots or the same search again. */
export async function countPageSearch(search: Search): Promise<void> {
  const requestHeaders = await headers()
  if (isPrefetch(requestHeaders) || userAgent({ headers: requestHeaders }).isBot) return
  if (isSameSearch(requestHeaders.get('referer'), search.text)) return
  after(() => countSearch(search))
}

function isPrefetch(requestHeaders: Headers): boolean {
  return /prefetch|prerender/.test(`${requestHeaders.get('sec-purpose')} ${requestHeaders.get('purpose')}`)
}

/** Other tabs and pages of the same search do not count again. */
function isSameSearch(referer: string | null, text: string): boolean {
  const before = URL.parse(referer ?? '')?.searchParams.get('inputWD')
  return before !== undefined && before !== null && normalise(before) === normalise(text)
}
