import { findCompletions } from '@/features/search/queries/completions'
import { toSuggestions } from '@/features/search/views/suggestions'
import { defaultSite, isSiteId } from '@/i18n/locales'
import { typedText } from '@/lib/search/wire'
import { answer } from '@/server/http'

/** What is offered while somebody types: `?siteId=&text=`. Nobody keeps or counts it. */
export async function GET(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url)
  const named = searchParams.get('siteId')
  const site = isSiteId(named) ? named : defaultSite
  return answer(toSuggestions(site, await findCompletions(site, typedText(searchParams.get('text') ?? ''))))
}
