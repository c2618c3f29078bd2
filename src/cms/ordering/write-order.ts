import { sql, type SQL } from 'drizzle-orm'
import type { CollectionSlug, PayloadRequest, Where } from 'payload'
import { fallbackOf, isSiteId } from '@/i18n/locales'
import { notifyContent } from '../hooks/notify-content'
import { noJoins } from '../no-joins'
import { indexReordered } from '../search/product-places'
import { transactionOf } from '../transaction'

type List = { collection: CollectionSlug; where: Where }

/** A document of a list as the admin shows it. */
export type OrderRow = { id: string; title: string; note: string }

type Row = { id: string; model?: string | null; _status?: string | null }

type Texts = Partial<Record<string, string | null>>

const maxTags = 100

/** All documents of a list in their order: by number, then by id. */
export async function findOrdered(req: PayloadRequest, { collection, where }: List): Promise<OrderRow[]> {
  const { useAsTitle } = req.payload.collections[collection].config.admin
  const { docs } = await req.payload.db.find<Row>({
    collection,
    where,
    sort: ['order', 'id'],
    ...noJoins,
    pagination: false,
    limit: 0,
    req,
  })
  return docs.map((row) => ({
    id: row.id,
    title: titleOn(req.locale, Reflect.get(row, useAsTitle ?? 'id')) || row.id,
    note: [row.model, row._status === 'draft' && 'draft'].filter(Boolean).join(' · '),
  }))
}

/** The title on the site that is being edited, its fallback's, or any. */
function titleOn(site: unknown, names: Texts = {}): string | null | undefined {
  const fallback = isSiteId(site) ? fallbackOf[site] : null
  return (
    (isSiteId(site) && names[site]) || (fallback && names[fallback]) || Object.values(names).find(Boolean)
  )
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
  const transaction = await transactionOf(req)
  const table = collection.replaceAll('-', '_')
  const positions = sql`(select * from unnest(${textArray(ids)}) with ordinality) as place(id, number)`
  const user = req.user?.id ?? null
  const { rows } = await transaction.execute<{ id: string }>(sql`
    update ${sql.identifier(table)} as doc
    set "order" = place.number, updated_at = now(), saved_by = ${user}
    from ${positions} where doc.id = place.id and doc."order" is distinct from place.number
    returning doc.id`)
  const moved = rows.map(({ id }) => id)
  if (moved.length > 0 && req.payload.collections[collection].config.versions) {
    await transaction.execute(sql`
      update ${sql.identifier(`_${table}_v`)} as version
      set version_order = place.number, version_updated_at = now(), version_saved_by = ${user}
      from ${positions} where version.parent_id = place.id and version.latest
        and version.parent_id = any(${textArray(moved)})`)
  }
  await indexReordered(req, collection, moved)
  await notifyMoved(req, collection, moved)
  return moved
}

async function notifyMoved(req: PayloadRequest, collection: string, moved: string[]): Promise<void> {
  if (moved.length === 0) return
  const tags = [`${collection}:list`, ...moved.map((id) => `${collection}:${id}`)]
  for (let start = 0; start < tags.length; start += maxTags) {
    await notifyContent(req, tags.slice(start, start + maxTags))
  }
}

/** The ids as a single query parameter. */
function textArray(values: string[]): SQL {
  return sql`${sql.param(values)}::text[]`
}
