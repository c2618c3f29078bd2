import { regionOptions } from '@/features/inquiries/view-models/regions'
import { defaultSite, isSiteId } from '@/i18n/locales'

/** The countries of each region, for the international forms: `?site=`. */
export function GET(request: Request): Response {
  const site = new URL(request.url).searchParams.get('site')
  return Response.json(regionOptions(isSiteId(site) ? site : defaultSite), {
    headers: { 'cache-control': 'public, max-age=86400' },
  })
}
