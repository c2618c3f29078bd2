import type { NextRequest } from 'next/server'
import { href } from '@/addresses/href'
import { keyOfAddress } from '@/features/pdf/views'
import { env } from '@/server/env'
import { leadTo } from '@/server/http'
import { hostOf, siteOfRequest } from '../../../site-of-request'

/** What stands for a file that is none of ours: the viewer's page says so. */
const noFile = '-'

/** The static viewer of old links, `?file=` being a file's address (S1 2.19): leads to the viewer's page. */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams, protocol } = request.nextUrl
  const site = siteOfRequest(request)
  const own = [env.publicOrigin, `${protocol}//${hostOf(request)}`]
  const url = keyOfAddress(searchParams.get('file') ?? '', own) ?? noFile
  return leadTo(href(site, 'pdf', { url }), {}, 307)
}
