import { findListedDocuments } from '@/features/feeds/queries'
import { toSitemap } from '@/features/feeds/view-models'
import { recordReads } from '@/lib/recorded-reads'
import { env } from '@/server/env'

export const dynamic = 'force-dynamic'

export async function GET(): Promise<Response> {
  const { result, tags } = await recordReads(findListedDocuments)
  return new Response(toSitemap(result, env.publicOrigin), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'x-isotherm-tags': [...tags].join(',') },
  })
}
