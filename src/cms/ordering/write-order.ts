import { and, eq, sql } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import * as t from '@/database-tables'
import { fieldTag, scopes } from '@/lib/content-tags'
import type { LatestRow } from '../lists/latest-rows'
import { findThumbnails, pictureFields } from '../lists/thumbnails'
import { titleOn } from '../lists/titles'
import { titleFieldOf } from '../title-field'
import { adminText } from '../texts'
import { notifyContent } from '../hooks/notify-content'
import { noJoins } from '../no-joins'
import { indexReordered } from '../search/product-places'
import { transactionOf } from '../transaction'
import { notInTrash } from '../trash/not-in-trash'

type List = { collection: OrderedCollection; where: Where }

/** A document of a list as the admin shows it, with the address of its picture. */
export type OrderRow = { id: string; title: string; note: string; picture: string | null }

type Row = LatestRow & { model?: string | null }

/** All documents of a list in their order: by number, then by id. */
export async function findOrdered(req: PayloadRequest, { collection, where }: List): Promise<OrderRow[]> {
  const { flattenedFields } = req.payload.collections[collection].config
  const titleField = titleFieldOf(req.payload.collections[collection].config)
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where: { and: [where, notInTrash(req, collection)] },
    sort: ['order', 'id'],
    ...noJoins,
    pagination: false,
    limit: 0,
    req,
  })
  const pictures = await findThumbnails(req, docs, pictureFields(flattenedFields))
  const draft = adminText(req)('siteStatuses:draft')
  return docs.map((row) => ({
    id: row.id,
    title: titleOn(req.locale, row[titleField])?.text ?? row.id,
    note: [row.model, row._status === 'draft' && draft].filter(Boolean).join(' · '),
    picture: pictures.get(row.id) ?? null,
  }))
}

/**
 * Numbers the documents from 1, in the published state and in the latest draft; older versions keep their numbers.
 * @returns the ids whose number changed, or null when the list is no longer in the order `before`
 */
export async function writeOrder(
  req: PayloadRequest,
  { collection, where, ids, before }: List & { ids: string[]; before: string[] },
): Promise<string[] | null> {
  const now = (await findOrdered(req, { collection, where })).map(({ id }) => id)
  if (now.join() !== before.join()) return null
  const moved = await renumber(req, collection, ids)
  await indexReordered(req, collection, moved)
  if (moved.length > 0) await notifyContent(req, orderTags(collection))
  return moved
}

function orderTags(collection: string): string[] {
  return scopes.map((scope) => fieldTag(collection, 'order', scope))
}

/** The tables of the collections whose documents are ordered, and of their versions. */
const tablesOf = {
  'about-items': { documents: t.about_items, versions: t._about_items_v },
  banners: { documents: t.banners, versions: t._banners_v },
  'case-types': { documents: t.case_types, versions: null },
  'company-videos': { documents: t.company_videos, versions: t._company_videos_v },
  honours: { documents: t.honours, versions: t._honours_v },
  'investor-videos': { documents: t.investor_videos, versions: t._investor_videos_v },
  jobs: { documents: t.jobs, versions: t._jobs_v },
  'news-types': { documents: t.news_types, versions: null },
  'office-pictures': { documents: t.office_pictures, versions: t._office_pictures_v },
  'parameter-classes': { documents: t.parameter_classes, versions: null },
  parameters: { documents: t.parameters, versions: null },
  partners: { documents: t.partners, versions: t._partners_v },
  'product-categories': { documents: t.product_categories, versions: null },
  products: { documents: t.products, versions: t._products_v },
  'service-cases': { documents: t.service_cases, versions: t._service_cases_v },
  'service-contracts': { documents: t.service_contracts, versions: t._service_contracts_v },
  'service-solution-types': { documents: t.service_types, versions: t._service_types_v },
  'solution-types': { documents: t.solution_types, versions: null },
  solutions: { documents: t.solutions, versions: t._solutions_v },
  'team-groups': { documents: t.team_groups, versions: null },
  'team-members': { documents: t.team_members, versions: t._team_members_v },
} as const satisfies Partial<Record<CollectionSlug, object>>

export type OrderedCollection = keyof typeof tablesOf

/** @returns the ids whose number changed */
async function renumber(
  req: PayloadRequest,
  collection: OrderedCollection,
  ids: string[],
): Promise<string[]> {
  const { documents, versions } = tablesOf[collection]
  const transaction = await transactionOf(req)
  const places = sql`unnest(${sql.param(ids)}::text[]) with ordinality as place(id, number)`
  const [placeId, number] = [sql`place.id`, sql`place.number`]
  const [now, user] = [sql`now()`, req.user?.id ?? null]
  const renumbered = await transaction
    .update(documents)
    .set({ order: number, updatedAt: now, savedBy: user })
    .from(places)
    .where(and(eq(documents.id, placeId), sql`${documents.order} is distinct from ${number}`))
    .returning({ id: documents.id })
  const moved = renumbered.map(({ id }) => id)
  if (moved.length === 0 || !versions) return moved
  await transaction
    .update(versions)
    .set({ version_order: number, version_updatedAt: now, version_savedBy: user })
    .from(places)
    .where(
      and(
        eq(versions.parent, placeId),
        eq(versions.latest, true),
        sql`place.id = any(${sql.param(moved)}::text[])`,
      ),
    )
  return moved
}
