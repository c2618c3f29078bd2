import { sql } from 'drizzle-orm'
import type { Payload } from 'payload'
import { named } from './tables'

/** A picture without an alternative text in any language. */
type UndescribedPicture = { id: string; name: string }

export type UndescribedPictures = { total: number; newest: UndescribedPicture[] }

/** The newest ones, and how many there are. */
export async function findUndescribedPictures({ db }: Payload, limit: number): Promise<UndescribedPictures> {
  const { rows } = await db.drizzle.execute<UndescribedPicture & { total: number }>(sql`
    select m.id, coalesce(m.original_name, m.filename, m.id) as name, count(*) over ()::int as total
    from ${named('media')} m
    where not exists (select from ${named('media_locales')} t where t._parent_id = m.id and t.alt <> '')
    order by m.created_at desc, m.id limit ${limit}`)
  return { total: rows[0]?.total ?? 0, newest: rows.map(({ id, name }) => ({ id, name })) }
}
