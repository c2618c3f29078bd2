import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_support_locales" ADD COLUMN "contact_picture_id" varchar;
  ALTER TABLE "_service_support_v_locales" ADD COLUMN "version_contact_picture_id" varchar;
  ALTER TABLE "service_support_locales" ADD CONSTRAINT "service_support_locales_contact_picture_id_media_id_fk" FOREIGN KEY ("contact_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_service_support_v_locales" ADD CONSTRAINT "_service_support_v_locales_version_contact_picture_id_media_id_fk" FOREIGN KEY ("version_contact_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "service_support_contact_picture_idx" ON "service_support_locales" USING btree ("contact_picture_id","_locale");
  CREATE INDEX "_service_support_v_version_version_contact_picture_idx" ON "_service_support_v_locales" USING btree ("version_contact_picture_id","_locale");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "service_support_locales" DROP CONSTRAINT "service_support_locales_contact_picture_id_media_id_fk";
  
  ALTER TABLE "_service_support_v_locales" DROP CONSTRAINT "_service_support_v_locales_version_contact_picture_id_media_id_fk";
  
  DROP INDEX "service_support_contact_picture_idx";
  DROP INDEX "_service_support_v_version_version_contact_picture_idx";
  ALTER TABLE "service_support_locales" DROP COLUMN "contact_picture_id";
  ALTER TABLE "_service_support_v_locales" DROP COLUMN "version_contact_picture_id";`)
}
