import { addDataAndFileToRequest, type Endpoint, type PayloadRequest, type Where } from 'payload'
import { anyCollection } from '../any-collection'
import { adminText } from '../texts'
import { isSiteId } from '@/i18n/locales'
import { refuse } from '@/lib/app-error'
import { asObject } from '@/lib/unknown-values'
import { othersIn, recordClosed, recordOpen, type Editor } from './open-forms'

/**
 * `POST /api/open-forms` with `form`, `document` and `site`: records that the account has the document open, and returns
 * who else has. `closed: true` ends it. Both are for accounts that may read the document, so nobody learns from it
 * who works on what they cannot see, and everybody named may read it as well.
 */
export const openFormsEndpoint: Endpoint = {
  path: '/open-forms',
  method: 'post',
  async handler(req) {
    const { user } = req
    if (user?.collection !== 'users') refuse('unauthenticated', req.t('error:unauthorized'))
    await addDataAndFileToRequest(req)
    const { form, document, site, closed } = asObject(req.data)
    if (typeof form !== 'string' || !/^[\w-]{8,40}$/.test(form)) refuse('invalid', invalid(req))
    if (closed === true) {
      await recordClosed(req.payload.db.drizzle, { form, account: user.id })
      return answer([])
    }
    if (typeof document !== 'string' || !isSiteId(site)) refuse('invalid', invalid(req))
    if (!(await mayRead(req, document))) refuse('forbidden', req.t('error:notAllowedToPerformAction'))
    const open = { form, account: user.id, document, site }
    await recordOpen(req.payload.db.drizzle, open)
    return answer(await othersIn(req.payload.db.drizzle, open))
  },
}

function answer(others: Editor[]): Response {
  return Response.json({ others }, { headers: { 'cache-control': 'private, no-store' } })
}

function invalid(req: PayloadRequest): string {
  return adminText(req)('presence:invalid')
}

async function mayRead(req: PayloadRequest, document: string): Promise<boolean> {
  const [, slug = '', id = ''] = /^([\w-]+)\/([\w-]{1,40})$/.exec(document) ?? []
  const { payload } = req
  if (slug === 'globals') {
    const global = payload.config.globals.find((one) => one.slug === id)
    return global !== undefined && Boolean(await global.access.read({ req }))
  }
  const collection = payload.collections[anyCollection(slug)]?.config
  if (!collection || collection.admin.hidden === true) return false
  const access: boolean | Where = await collection.access.read({ req })
  if (typeof access === 'boolean') return access
  const { totalDocs } = await payload.count({
    collection: anyCollection(slug),
    where: { and: [{ id: { equals: id } }, access] },
    req,
  })
  return totalDocs > 0
}
