import { Forbidden } from 'payload'
import type { CollectionSlug, Endpoint, FlattenedField, GlobalSlug, PayloadRequest } from 'payload'
import { isSiteId, type SiteId } from '@/i18n/locales'
import { refuse } from '@/lib/app-error'
import { asObject, type Values } from '@/lib/unknown-values'
import { isStaff } from '../access/roles'
import { anyCollection, anyGlobal } from '../any-collection'
import { adminText } from '../texts'
import { inTransaction } from '../transaction'
import { findLocalisedTexts, summaryOf, withCopies, type LocalisedText } from './localised-texts'

/** A document, or a global, as it is read and written on a site: always its newest draft. */
type Subject = {
  fields: FlattenedField[]
  read: (site: SiteId) => Promise<Values>
  saveDraft: (site: SiteId, data: Values) => Promise<unknown>
}

type SubjectOf = (req: PayloadRequest) => Subject

/** `/:id/copy` of a collection with drafts; see `copyEndpoints`. */
export function copyEndpointsOf(collection: string): Endpoint[] {
  return copyEndpoints('/:id/copy', (req) => documentOf(anyCollection(collection), req))
}

/** `/copy` of a global with drafts; see `copyEndpoints`. */
export function copyEndpointsOfGlobal(slug: string): Endpoint[] {
  return copyEndpoints('/copy', (req) => globalOf(anyGlobal(slug), req))
}

/**
 * Copies texts of one site to another. GET with `from` and `to` returns `{ texts }`, the texts that are set on the one
 * and different on the other; POST takes `{ from, to, paths }` and saves these texts as a draft.
 */
function copyEndpoints(path: '/:id/copy' | '/copy', subjectOf: SubjectOf): Endpoint[] {
  return [
    {
      path,
      method: 'get',
      async handler(req) {
        if (!isStaff(req)) throw new Forbidden(req.t)
        const sites = sitesIn(req, { from: req.query.from, to: req.query.to })
        const { texts } = await compare(req, subjectOf(req), sites)
        return Response.json(
          { texts: texts.map((text) => toJson(text, req)) },
          { headers: { 'cache-control': 'no-store' } },
        )
      },
    },
    {
      path,
      method: 'post',
      async handler(req) {
        if (!isStaff(req)) throw new Forbidden(req.t)
        const body: unknown = await req.json?.().catch(() => null)
        const { from, to, paths } = asObject(body)
        const sites = sitesIn(req, { from, to })
        if (!isPaths(paths)) refuse('invalid', adminText(req)('errors:incompleteRequest'))
        return Response.json({ copied: await copy(req, subjectOf(req), { ...sites, paths }) })
      },
    },
  ]
}

type Sites = { from: SiteId; to: SiteId }

async function compare(req: PayloadRequest, { fields, read }: Subject, { from, to }: Sites) {
  const source = await read(from)
  const target = await read(to)
  return { target, texts: findLocalisedTexts({ fields, source, target, i18n: req.i18n }) }
}

function copy(req: PayloadRequest, subject: Subject, { paths, ...sites }: Sites & { paths: string[] }) {
  return inTransaction(req, async () => {
    const { target, texts } = await compare(req, subject, sites)
    const chosen = texts.filter(({ path }) => paths.includes(path))
    if (chosen.length > 0) await subject.saveDraft(sites.to, withCopies(target, chosen))
    return chosen.length
  })
}

function toJson({ path, label, source, target }: LocalisedText, { i18n }: PayloadRequest) {
  return { path, label, source: summaryOf(source, i18n), target: summaryOf(target, i18n) }
}

function documentOf(collection: CollectionSlug, req: PayloadRequest): Subject {
  const id = String(req.routeParams?.id)
  const common = {
    collection,
    id,
    depth: 0,
    draft: true,
    overrideAccess: false,
    req,
    user: req.user,
  } as const
  return {
    fields: req.payload.collections[collection].config.flattenedFields,
    read: async (site) => ({
      ...(await req.payload.findByID({ ...common, locale: site, fallbackLocale: false })),
    }),
    saveDraft: (site, data) =>
      req.payload.update({ ...common, locale: site, data: { ...data, _status: 'draft' } }),
  }
}

function globalOf(slug: GlobalSlug, req: PayloadRequest): Subject {
  const common = { slug, depth: 0, draft: true, overrideAccess: false, req, user: req.user } as const
  return {
    fields: req.payload.globals.config.find((global) => global.slug === slug)?.flattenedFields ?? [],
    read: async (site) => ({
      ...(await req.payload.findGlobal({ ...common, locale: site, fallbackLocale: false })),
    }),
    saveDraft: (site, data) => {
      const draft: Values = { ...data, _status: 'draft' }
      return req.payload.updateGlobal({ ...common, locale: site, data: draft })
    },
  }
}

function sitesIn(req: PayloadRequest, { from, to }: { from: unknown; to: unknown }): Sites {
  if (!isSite(from) || !isSite(to) || from === to)
    refuse('invalid', adminText(req)('errors:incompleteRequest'))
  return { from, to }
}

function isSite(value: unknown): value is SiteId {
  return typeof value === 'string' && isSiteId(value)
}

function isPaths(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((path) => typeof path === 'string')
}
