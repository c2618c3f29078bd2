import type { NextRequest } from 'next/server'
import { href } from '@/addresses/href'
import { keyOfAddress } from '@/features/pdf/view-models'
import { env } from '@/server/env'
import { redirectTo } from '@/server/http-responses'
import { hostOf, siteOfRequest } from '../../../site-of-request'

/** The key for an unknown file: the viewer's page reports it as missing. */
const unknownFile = '-'

/** The static viewer of old links, with a file's address in `?file=` (S1 2.19): redirects to the viewer's page. */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams, protocol } = request.nextUrl
  const site = siteOfRequest(request)
  const own = [env.publicOrigin, `${protocol}//${hostOf(request)}`]
  const url = keyOfAddress(searchParams.get('file') ?? '', own) ?? unknownFile
  return redirectTo(href(site, 'pdf', { url }), { status: 307 })
}
