import { Forbidden, type CollectionSlug, type Endpoint, type GlobalSlug, type PayloadRequest } from 'payload'
import { isSiteId } from '@/i18n/locales'
import { refuse } from '@/lib/app-error'
import { isStaff, mayChangeGlobal } from '../access/roles'
import { adminText } from '../texts'
import { inTransaction } from '../transaction'
import { cancelAction, findActions, planAction, type PlannedAction, type Target } from './actions'
import { isFuture } from './follow-dates'

/** What is planned for a document, and whether visitors see it now. */
export type Schedule = { actions: PlannedAction[]; isPublic: boolean }

type TargetOf = (req: PayloadRequest) => Target

/** `GET` and `POST /:id/schedule`, and `DELETE /:id/schedule/:job` of a collection with drafts. */
export function scheduleEndpoints(slug: string): Endpoint[] {
  return endpointsBelow('/:id', (req) => ({
    collection: slug as CollectionSlug,
    id: String(req.routeParams?.id),
  }))
}

/** `GET` and `POST /schedule`, and `DELETE /schedule/:job` of a global with drafts. */
export function scheduleEndpointsOfGlobal(slug: string): Endpoint[] {
  return endpointsBelow('', () => ({ global: slug as GlobalSlug }))
}

function endpointsBelow(path: '/:id' | '', targetOf: TargetOf): Endpoint[] {
  return [
    {
      path: `${path}/schedule`,
      method: 'get',
      async handler(req) {
        if (!isStaff(req)) throw new Forbidden(req.t)
        const target = targetOf(req)
        const schedule: Schedule = {
          actions: await findActions(req, target),
          isPublic: await isPublic(req, target),
        }
        return Response.json(schedule, { headers: { 'cache-control': 'no-store' } })
      },
    },
    {
      path: `${path}/schedule`,
      method: 'post',
      async handler(req) {
        const target = targetOf(req)
        await requireChange(req, target)
        const action = await newAction(req)
        if ('global' in target && action.kind === 'unpublish')
          refuse('invalid', adminText(req)('errors:alwaysPublic'))
        await inTransaction(req, () => plan(req, target, action))
        return Response.json({ planned: action })
      },
    },
    {
      path: `${path}/schedule/:job`,
      method: 'delete',
      async handler(req) {
        const target = targetOf(req)
        await requireChange(req, target)
        const job = Number(req.routeParams?.job)
        const isCancelled = Number.isSafeInteger(job) && (await cancelAction(req, target, job))
        if (!isCancelled) refuse('notFound', adminText(req)('planning:notPlanned'))
        return Response.json({ cancelled: job })
      },
    },
  ]
}

/** The task itself runs with all rights. */
async function requireChange(req: PayloadRequest, target: Target): Promise<void> {
  const mayChange = isStaff(req) && (!('global' in target) || (await mayChangeGlobal(req, target.global)))
  if (!mayChange) throw new Forbidden(req.t)
}

async function newAction(req: PayloadRequest) {
  const t = adminText(req)
  const body: unknown = await req.json?.().catch(() => null)
  const { kind, at, site } = (body ?? {}) as { kind?: unknown; at?: unknown; site?: unknown }
  const isKnown = kind === 'publish' || kind === 'unpublish'
  if (!isKnown || typeof at !== 'string' || Number.isNaN(Date.parse(at)))
    refuse('invalid', t('errors:incompleteRequest'))
  if (!isFuture(at)) refuse('invalid', t('planning:timeIsPast'))
  const only = kind === 'publish' && isSiteId(site) ? { site } : {}
  return { kind, at: new Date(at).toISOString(), ...only } as const
}

async function plan(req: PayloadRequest, target: Target, action: Awaited<ReturnType<typeof newAction>>) {
  if ('id' in target && !(await exists(req, target)))
    refuse('notFound', adminText(req)('errors:noSuchDocument'))
  await planAction(req, target, action)
}

async function exists(req: PayloadRequest, { collection, id }: { collection: CollectionSlug; id: string }) {
  const { totalDocs } = await req.payload.count({ collection, where: { id: { equals: id } }, req })
  return totalDocs === 1
}

async function isPublic({ payload }: PayloadRequest, target: Target): Promise<boolean> {
  if ('global' in target) {
    const saved = await payload.db.findGlobal<{ _status?: string }>({ slug: target.global })
    return saved?._status === 'published'
  }
  const { collection, id } = target
  const row = await payload.db.findOne<{ id: string; _status?: string }>({
    collection,
    where: { id: { equals: id } },
    select: { _status: true },
  })
  return row?._status === 'published'
}
