import { findCompletions } from '@/features/search/queries/completions'
import { toSuggestions } from '@/features/search/view-models/suggestions'
import { defaultSite, isSiteId } from '@/i18n/locales'
import { toSearchText } from '@/lib/search/api'
import { jsonResponse } from '@/server/http-responses'

/** Search suggestions: `?siteId=&text=`. Neither cached nor logged. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const named = searchParams.get('siteId')
  const site = isSiteId(named) ? named : defaultSite
  return jsonResponse(
    toSuggestions(site, await findCompletions(site, toSearchText(searchParams.get('text') ?? ''))),
  )
}
