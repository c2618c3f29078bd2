import {
  Forbidden,
  NotFound,
  restoreVersionOperation,
  type CollectionSlug,
  type Endpoint,
  type GlobalSlug,
  type PayloadRequest,
} from 'payload'
import { inTransaction } from '@/cms/transaction'
import { isStaff, mayChangeGlobal } from '../access/roles'
import { anyCollection, anyGlobal } from '../any-collection'
import { effectOf, type Effect } from './effect'

/**
 * `POST /api/<collection>/versions/:id`, as Payload has it, with one difference: a version that is a draft is restored
 * as a draft. Payload makes it the document's state, which unpublishes the document.
 * `GET /api/<collection>/versions/:id/effect` returns where visitors would see it.
 */
export function restoreEndpoints(collection: string): Endpoint[] {
  const slug = anyCollection(collection)
  return [
    restoreEndpoint(slug),
    effectEndpoint(async (req, id) => {
      const { version } = await req.payload.findVersionByID({ ...readOptions(req, id), collection: slug })
      return effectOf(version, req.payload.collections[slug].config.admin.useAsTitle)
    }),
  ]
}

/** The same for a global. */
export function restoreEndpointsOfGlobal(global: string): Endpoint[] {
  const slug = anyGlobal(global)
  return [
    restoreEndpointOfGlobal(slug),
    effectEndpoint(async (req, id) => {
      const { version } = await req.payload.findGlobalVersionByID({ ...readOptions(req, id), slug })
      return effectOf(version, undefined)
    }),
  ]
}

function restoreEndpoint(slug: CollectionSlug): Endpoint {
  return restoreHandler(async (req, id) => {
    const { version } = await req.payload.findVersionByID({ ...readOptions(req, id), collection: slug })
    const draft = isDraft(version) || isDraftRequested(req)
    // The Local API's restoreVersion() takes no `draft`.
    await restoreVersionOperation({
      collection: req.payload.collections[slug],
      id,
      draft,
      overrideAccess: false,
      req,
    })
  })
}

/** Payload overwrites a global's public state even when it restores a draft, so a draft becomes a new version here. */
function restoreEndpointOfGlobal(slug: GlobalSlug): Endpoint {
  return restoreHandler(async (req, id) => {
    if (!(await mayChangeGlobal(req, slug))) throw new Forbidden(req.t)
    const { db } = req.payload
    const { docs } = await db.findGlobalVersions({
      global: slug,
      where: { id: { equals: id } },
      limit: 1,
      req,
    })
    const version = docs[0]?.version
    if (!version) throw new NotFound(req.t)
    if (!isDraft(version) && !isDraftRequested(req)) {
      await req.payload.restoreGlobalVersion({
        slug,
        id,
        overrideAccess: false,
        req,
        user: req.user,
      })
      return
    }
    const now = new Date().toISOString()
    await db.createGlobalVersion({
      globalSlug: slug,
      versionData: { ...version, _status: 'draft', updatedAt: now },
      autosave: false,
      createdAt: now,
      updatedAt: now,
      req,
    })
  })
}

function readOptions(req: PayloadRequest, id: string) {
  return { id, depth: 0, locale: 'all', overrideAccess: false, req, user: req.user } as const
}

function effectEndpoint(read: (req: PayloadRequest, id: string) => Promise<Effect>): Endpoint {
  return {
    path: '/versions/:id/effect',
    method: 'get',
    async handler(req) {
      if (!isStaff(req)) throw new Forbidden(req.t)
      const effect = await read(req, String(req.routeParams?.id))
      return Response.json(effect, { headers: { 'cache-control': 'no-store' } })
    },
  }
}

function restoreHandler(restore: (req: PayloadRequest, id: string) => Promise<void>): Endpoint {
  return {
    path: '/versions/:id',
    method: 'post',
    async handler(req) {
      if (!isStaff(req)) throw new Forbidden(req.t)
      await inTransaction(req, () => restore(req, String(req.routeParams?.id)))
      return Response.json({ message: req.t('version:restoredSuccessfully') })
    },
  }
}

function isDraftRequested({ query }: PayloadRequest): boolean {
  return query.draft === 'true'
}

function isDraft(version: object): boolean {
  return '_status' in version && version._status === 'draft'
}
