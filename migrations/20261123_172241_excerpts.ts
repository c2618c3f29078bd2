import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { isSiteId } from '@/i18n/locales'
import { toExcerpt } from '@/cms/excerpts'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_locales" ADD COLUMN "excerpt" varchar;
  ALTER TABLE "_products_v_locales" ADD COLUMN "version_excerpt" varchar;
  ALTER TABLE "cases_locales" ADD COLUMN "excerpt" varchar;
  ALTER TABLE "_cases_v_locales" ADD COLUMN "version_excerpt" varchar;
  ALTER TABLE "news_locales" ADD COLUMN "excerpt" varchar;
  ALTER TABLE "_news_v_locales" ADD COLUMN "version_excerpt" varchar;`)
  for (const [collection, source] of sources) {
    await fillExcerpts(db, { table: `${collection}_locales`, source, target: 'excerpt' })
    await fillExcerpts(db, {
      table: `_${collection}_v_locales`,
      source: `version_${source}`,
      target: 'version_excerpt',
    })
  }
}

const sources = [
  ['news', 'content'],
  ['cases', 'brief'],
  ['products', 'overview'],
] as const

type Fill = { table: string; source: string; target: string }

/** Existing texts get the excerpt that a save stores. */
async function fillExcerpts(db: MigrateUpArgs['db'], names: Fill): Promise<void> {
  const [table, source, target] = [names.table, names.source, names.target].map((name) => sql.identifier(name))
  const { rows } = await db.execute(sql`select id from ${table} where ${source} is not null`)
  for (const { id } of rows) {
    const found = await db.execute(sql`select _locale, ${source} as text from ${table} where id = ${id}`)
    const [row] = found.rows
    if (!row || !isSiteId(row._locale)) continue
    const excerpt = toExcerpt(row._locale, row.text)
    await db.execute(sql`update ${table} set ${target} = ${excerpt} where id = ${id}`)
  }
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "products_locales" DROP COLUMN "excerpt";
  ALTER TABLE "_products_v_locales" DROP COLUMN "version_excerpt";
  ALTER TABLE "cases_locales" DROP COLUMN "excerpt";
  ALTER TABLE "_cases_v_locales" DROP COLUMN "version_excerpt";
  ALTER TABLE "news_locales" DROP COLUMN "excerpt";
  ALTER TABLE "_news_v_locales" DROP COLUMN "version_excerpt";`)
}
