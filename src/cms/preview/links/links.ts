import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '@/cms/transaction'
import { preview_links, users } from '@/database-tables'
import { isSiteId, type SiteId } from '@/i18n/locales'
import { hashOf, newToken } from '../../distributors/token'
import type { PreviewedDocument } from '../may-edit'

/** A link to the draft of one document. */
export type PreviewLink = {
  /** The hash of its token. */
  id: string
  document: PreviewedDocument
  sites: SiteId[]
  maker: string
  expiresAt: string
  hasEnded: boolean
}

export type NewLink = {
  document: PreviewedDocument
  sites: SiteId[]
  days: number
  recipient: string
  maker: string
}

/** Stores a link. @returns its token, which is stored nowhere */
export async function createLink(db: Queryable, link: NewLink): Promise<string> {
  const token = newToken()
  const { document, sites, days, recipient, maker } = link
  await db.insert(preview_links).values({
    id: hashOf(token),
    ...keyOf(document),
    sites,
    recipient: recipient || null,
    maker,
    createdAt: sql`now()`,
    expiresAt: sql`now() + make_interval(days => ${days})`,
  })
  return token
}

/** The link of a token. The index contains hashes, so that the time of a look-up reveals nothing about tokens. */
export async function findLink(db: Queryable, token: string): Promise<PreviewLink | null> {
  const { id, entity, document, sites, maker, expiresAt, revokedAt } = preview_links
  const [found] = await db
    .select({ id, entity, document, sites, maker, expiresAt, revokedAt })
    .from(preview_links)
    .where(eq(id, hashOf(token)))
  if (!found) return null
  return {
    id: found.id,
    document: documentOf(found),
    sites: sitesIn(found.sites),
    maker: found.maker,
    expiresAt: isoTime(found.expiresAt),
    hasEnded: found.revokedAt !== null || Date.parse(found.expiresAt) <= Date.now(),
  }
}

/** The links of a document, newest first, with times in ISO format. */
export async function linksOf(db: Queryable, document: PreviewedDocument) {
  const { id, sites, recipient, createdAt, expiresAt, revokedAt, openedAt, openings } = preview_links
  const rows = await db
    .select({
      id,
      sites,
      recipient,
      createdAt,
      expiresAt,
      revokedAt,
      openedAt,
      openings,
      maker: users.name,
    })
    .from(preview_links)
    .leftJoin(users, eq(users.id, preview_links.maker))
    .where(isOf(document))
    .orderBy(desc(createdAt), id)
  return rows.map((row) => ({
    ...row,
    sites: sitesIn(row.sites),
    createdAt: isoTime(row.createdAt),
    expiresAt: isoTime(row.expiresAt),
    revokedAt: row.revokedAt && isoTime(row.revokedAt),
    openedAt: row.openedAt && isoTime(row.openedAt),
  }))
}

/** Ends a link of a document. @returns whether there is such a link */
export async function revokeLink(db: Queryable, link: string, document: PreviewedDocument): Promise<boolean> {
  const revoked = await db
    .update(preview_links)
    .set({ revokedAt: sql`coalesce(${preview_links.revokedAt}, now())` })
    .where(and(eq(preview_links.id, link), isOf(document)))
    .returning({ id: preview_links.id })
  return revoked.length > 0
}

/** Records that somebody opened a link. */
export async function recordOpening(db: Queryable, link: string): Promise<void> {
  const { id, openings, expiresAt, revokedAt } = preview_links
  await db
    .update(preview_links)
    .set({ openings: sql`${openings} + 1`, openedAt: sql`now()` })
    .where(and(eq(id, link), isNull(revokedAt), gt(expiresAt, sql`now()`)))
}

/** Ends the links of a deleted document. */
export async function deleteLinksOf(db: Queryable, document: PreviewedDocument): Promise<void> {
  await db.delete(preview_links).where(isOf(document))
}

/** PostgreSQL's own format is not known to all browsers. */
function isoTime(stored: string): string {
  return new Date(stored).toISOString()
}

function keyOf({ collection, global, id }: PreviewedDocument) {
  return { entity: collection ?? global ?? '', document: collection ? id : null }
}

function documentOf({ entity, document }: { entity: string; document: string | null }): PreviewedDocument {
  return document === null
    ? { collection: null, global: entity, id: '' }
    : { collection: entity, global: null, id: document }
}

function isOf(document: PreviewedDocument) {
  const { entity, document: id } = keyOf(document)
  return and(
    eq(preview_links.entity, entity),
    id === null ? isNull(preview_links.document) : eq(preview_links.document, id),
  )
}

function sitesIn(stored: unknown): SiteId[] {
  return Array.isArray(stored) ? stored.filter(isSiteId) : []
}
