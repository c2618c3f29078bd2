import { findListedDocuments, listedTags } from '@/features/feeds/queries'
import { toSitemap } from '@/features/feeds/view-models'
import { env } from '@/server/env'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  return new Response(toSitemap(await findListedDocuments(), env.publicOrigin), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'x-isotherm-tags': listedTags.join(',') },
  })
}
