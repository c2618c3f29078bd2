import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { defaultSite, isSiteId, type SiteId } from '@/i18n/locales'
import { isStaff } from '../access/roles'
import { describeTarget, findTargets } from './targets'

const maxText = 80
const maxAddress = 2000

/**
 * `GET /api/link-targets?q=…`: the pages and documents that a link may lead to. `GET /api/link-targets/state?address=…`:
 * what an address leads to. Both for the links of the site `locale`.
 */
export const linkTargetEndpoints: Endpoint[] = [
  endpoint('/link-targets', async (req, site) => {
    const text = (req.searchParams.get('q') ?? '').trim().slice(0, maxText)
    return { options: await findTargets(req, site, text) }
  }),
  endpoint('/link-targets/state', async (req, site) => {
    const address = (req.searchParams.get('address') ?? '').slice(0, maxAddress)
    return { target: await describeTarget(req, site, address) }
  }),
]

function endpoint(path: string, answer: (req: PayloadRequest, site: SiteId) => Promise<object>): Endpoint {
  return {
    path,
    method: 'get',
    async handler(req) {
      if (!isStaff(req)) throw new Forbidden(req.t)
      const locale = req.searchParams.get('locale')
      const site = locale !== null && isSiteId(locale) ? locale : defaultSite
      return Response.json(await answer(req, site), { headers: { 'cache-control': 'no-store' } })
    },
  }
}
