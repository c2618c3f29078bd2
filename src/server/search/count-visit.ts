import 'server-only'
import { headers } from 'next/headers'
import { after, userAgent } from 'next/server'
import { normalise } from '@/lib/search/normalise'
import { countSearch } from './count-search'

type Visit = Parameters<typeof countSearch>[0]

/** Counts the search of a page once it is on its way: not what browsers fetch ahead, nor robots, nor the same again. */
export async function countVisit(visit: Visit): Promise<void> {
  const asked = await headers()
  if (isPrefetch(asked) || userAgent({ headers: asked }).isBot) return
  if (isSameSearch(asked.get('referer'), visit.text)) return
  after(() => countSearch(visit))
}

function isPrefetch(asked: Headers): boolean {
  return /prefetch|prerender/.test(`${asked.get('sec-purpose')} ${asked.get('purpose')}`)
}

/** Tabs and pages of a search, and the way back to it, look for nothing new. */
function isSameSearch(referer: string | null, text: string): boolean {
  const before = URL.parse(referer ?? '')?.searchParams.get('inputWD')
  return before !== undefined && before !== null && normalise(before) === normalise(text)
}
