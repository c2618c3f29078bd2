import { and, eq } from 'drizzle-orm'
import { Forbidden, type Endpoint, type PayloadRequest } from 'payload'
import { isSiteId, type SiteId } from '@/i18n/locales'
import type { DocumentKey } from '@/lib/search/engine'
import { searchedCollections } from '@/lib/search/kinds'
import { isStaff } from './access/roles'
import { searchRows } from './search/table'
import { nameOfDocument } from './where-used'

/** A document, and the sites that do not show it because it is unpublished, not assigned to the site or has no title. */
export type Gap = DocumentKey & { title: string; sites: SiteId[] }

const maxDocuments = 10

/** `GET /api/gaps?documents=<collection>:<id>,…&sites=…`: which sites do not show linked documents. */
export const gapsEndpoint: Endpoint = {
  path: '/gaps',
  method: 'get',
  async handler(req) {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const documents = splitList(req.query.documents).flatMap(toKey).slice(0, maxDocuments)
    const gaps = await findGaps(req, { documents, sites: splitList(req.query.sites).filter(isSiteId) })
    return Response.json({ gaps }, { headers: { 'cache-control': 'no-store' } })
  },
}

type GapQuery = { documents: DocumentKey[]; sites: SiteId[] }

async function findGaps(req: PayloadRequest, { documents, sites }: GapQuery): Promise<Gap[]> {
  const gaps: Gap[] = []
  for (const key of documents) {
    const shown = await sitesOf(req, key)
    const missing = sites.filter((site) => !shown.includes(site))
    if (missing.length === 0) continue
    gaps.push({ ...key, title: (await nameOfDocument(req, key)) ?? key.document, sites: missing })
  }
  return gaps
}

async function sitesOf(
  { payload }: PayloadRequest,
  { collection, document }: DocumentKey,
): Promise<SiteId[]> {
  const rows = await payload.db.drizzle
    .select({ site: searchRows.site })
    .from(searchRows)
    .where(and(eq(searchRows.collection, collection), eq(searchRows.document, document)))
  return rows.map(({ site }) => site)
}

function splitList(value: unknown): string[] {
  return typeof value === 'string' ? value.split(',').filter(Boolean) : []
}

function toKey(text: string): DocumentKey[] {
  const [slug, document] = text.split(':')
  const collection = searchedCollections.find((one) => one === slug)
  return collection && document ? [{ collection, document }] : []
}
