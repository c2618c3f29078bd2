import { isSiteId } from '@/i18n/locales'
import { loadedSets } from '@/i18n/loaded-messages'
import { compiledMessages } from '@/i18n/translator'
import { isKeyOf } from '@/lib/typed-keys'

type Context = { params: Promise<{ site: string; set: string }> }

/** Messages of a site that a page loads with the part that needs them. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { site, set } = await params
  if (!isSiteId(site) || !isKeyOf(loadedSets, set))
    return new Response('There are no such messages.', { status: 404 })
  const messages = loadedSets[set].map((name) => [name, compiledMessages(site, name)] as const)
  return Response.json(Object.fromEntries(messages), {
    // Not longer, since a new version of the scripts may need new texts.
    headers: { 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' },
  })
}
