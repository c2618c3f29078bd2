import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

// A search counts and orders by the narrow columns of many rows and reads the texts of few: these are kept apart.
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "search_rows" SET (toast_tuple_target = 256);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`ALTER TABLE "search_rows" RESET (toast_tuple_target);`)
}
