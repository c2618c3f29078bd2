import { addDataAndFileToRequest, type Endpoint, type PayloadRequest } from 'payload'
import type { SiteId } from '@/i18n/locales'
import { refuse } from '@/lib/app-error'
import { asObject } from '@/lib/unknown-values'
import type { User } from '@/payload-types'
import { siteLabels } from '../../site-labels'
import { adminText } from '../../texts'
import { mayEdit, type PreviewedDocument } from '../may-edit'
import { linkDays, maxRecipientLength } from './limits'
import { createLink, linksOf, revokeLink } from './links'
import { pagesOfDraft } from './pages'

type Shared = { req: PayloadRequest; user: User; document: PreviewedDocument }

/**
 * Links to drafts, for accounts that may read and change the document, which every request names: `collection` and
 * `id`, or `global`. All return `{ sites, links }`; only the response to a new link has its `address`.
 */
export const previewLinkEndpoints: Endpoint[] = [
  endpoint('get', '/shared-previews', async () => ({})),
  endpoint('post', '/shared-previews', share),
  endpoint('post', '/shared-previews/:link/revoke', revoke),
]

function endpoint(method: 'get' | 'post', path: string, act: (shared: Shared) => Promise<object>): Endpoint {
  return {
    path,
    method,
    async handler(req) {
      const { user } = req
      if (user?.collection !== 'users') refuse('unauthenticated', adminText(req)('sharing:signInFirst'))
      if (method === 'post') await addDataAndFileToRequest(req)
      const document = documentIn(method === 'get' ? req.query : (req.data ?? {}))
      if (!(await mayEdit(req.payload, user, document))) {
        refuse('forbidden', req.t('error:notAllowedToPerformAction'))
      }
      const result = await act({ req, user, document })
      const state = await stateOf(req, document)
      return Response.json({ ...result, ...state }, { headers: { 'cache-control': 'private, no-store' } })
    },
  }
}

async function share({ req, user, document }: Shared): Promise<{ address: string }> {
  const t = adminText(req)
  const { sites, days, recipient = '' } = asObject(req.data)
  const pages = await pagesOfDraft(req.payload, document)
  if (!isSitesOf(pages, sites)) refuse('invalid', t('sharing:chooseSites'), { field: 'sites' })
  const validity = linkDays.find((one) => one === days)
  if (!validity) refuse('invalid', t('sharing:chooseDays'), { field: 'days' })
  if (typeof recipient !== 'string' || recipient.length > maxRecipientLength) {
    refuse('invalid', t('sharing:recipientTooLong', { max: maxRecipientLength }), { field: 'recipient' })
  }
  const link = { document, sites, days: validity, recipient: recipient.trim(), maker: user.id }
  const token = await createLink(req.payload.db.drizzle, link)
  return { address: new URL(`/shared/${token}`, String(req.payload.config.custom.publicOrigin)).href }
}

async function revoke({ req, document }: Shared): Promise<object> {
  const isRevoked = await revokeLink(req.payload.db.drizzle, String(req.routeParams?.link), document)
  if (!isRevoked) refuse('notFound', adminText(req)('sharing:noLink'))
  return {}
}

async function stateOf({ payload }: PayloadRequest, document: PreviewedDocument) {
  const pages = await pagesOfDraft(payload, document)
  const links = await linksOf(payload.db.drizzle, document)
  return { sites: [...pages.keys()].map((id) => ({ id, label: siteLabels[id] })), links }
}

function documentIn({ collection, global, id }: Record<string, unknown>): PreviewedDocument {
  return {
    collection: typeof collection === 'string' ? collection : null,
    global: typeof global === 'string' && !collection ? global : null,
    id: typeof id === 'string' ? id : '',
  }
}

function isSitesOf(pages: Map<SiteId, string>, sites: unknown): sites is SiteId[] {
  return Array.isArray(sites) && sites.length > 0 && sites.every((site: SiteId) => pages.has(site))
}
