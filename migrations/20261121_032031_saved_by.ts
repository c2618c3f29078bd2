import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "banners" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_banners_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "news" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "_news_v" ADD COLUMN "version_saved_by" varchar;
  ALTER TABLE "news_types" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "media" ADD COLUMN "saved_by" varchar;
  ALTER TABLE "files" ADD COLUMN "saved_by" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "banners" DROP COLUMN "saved_by";
  ALTER TABLE "_banners_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "news" DROP COLUMN "saved_by";
  ALTER TABLE "_news_v" DROP COLUMN "version_saved_by";
  ALTER TABLE "news_types" DROP COLUMN "saved_by";
  ALTER TABLE "media" DROP COLUMN "saved_by";
  ALTER TABLE "files" DROP COLUMN "saved_by";`)
}
