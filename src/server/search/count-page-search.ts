import 'server-only'
import { headers } from 'next/headers'
import { after } from 'next/server'
import { countSearch, type CountedSearch } from './count-search'
import { isCountedVisit } from './is-counted-visit'

/** Counts the search of a page that is being rendered, after the response. */
export async function countPageSearch(search: CountedSearch): Promise<void> {
  const sent = await headers()
  const purpose = `${sent.get('sec-purpose')} ${sent.get('purpose')}`
  const visit = { referer: sent.get('referer'), purpose, userAgent: sent.get('user-agent') }
  if (isCountedVisit(visit, search.text)) after(() => countSearch(search))
}
