import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "solutions_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"temperature" varchar,
  	"note" varchar,
  	"picture_id" varchar
  );
  
  CREATE TABLE "_solutions_v_version_steps" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"temperature" varchar,
  	"note" varchar,
  	"picture_id" varchar,
  	"_uuid" varchar
  );
  
  ALTER TABLE "solutions_steps" ADD CONSTRAINT "solutions_steps_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "solutions_steps" ADD CONSTRAINT "solutions_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."solutions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_steps" ADD CONSTRAINT "_solutions_v_version_steps_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_solutions_v_version_steps" ADD CONSTRAINT "_solutions_v_version_steps_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_solutions_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "solutions_steps_order_idx" ON "solutions_steps" USING btree ("_order");
  CREATE INDEX "solutions_steps_parent_id_idx" ON "solutions_steps" USING btree ("_parent_id");
  CREATE INDEX "solutions_steps_locale_idx" ON "solutions_steps" USING btree ("_locale");
  CREATE INDEX "solutions_steps_picture_idx" ON "solutions_steps" USING btree ("picture_id");
  CREATE INDEX "_solutions_v_version_steps_order_idx" ON "_solutions_v_version_steps" USING btree ("_order");
  CREATE INDEX "_solutions_v_version_steps_parent_id_idx" ON "_solutions_v_version_steps" USING btree ("_parent_id");
  CREATE INDEX "_solutions_v_version_steps_locale_idx" ON "_solutions_v_version_steps" USING btree ("_locale");
  CREATE INDEX "_solutions_v_version_steps_picture_idx" ON "_solutions_v_version_steps" USING btree ("picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "solutions_steps" CASCADE;
  DROP TABLE "_solutions_v_version_steps" CASCADE;`)
}
